import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { refundTexts } from '@kaksha/domain/refunds';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { ReceiptText } from 'lucide-react';
import { useLearnerStore } from '../../store/store-context';
import { PaymentCard } from './payment-card';
import styles from './purchased-courses-page.module.css';

/** Orders and attempts with their invoices and refunds. */
export function Page() {
  usePage({ title: 'Purchased Courses', noindex: true });
  const store = useLearnerStore();
  const payments = useResource(store.payments);
  return (
    <>
      <PageHeading
        title="Purchased Courses"
        text={
          !!payments.data?.length &&
          `Your orders with their invoices. A refund is possible ${refundTexts.period.toLowerCase()}, while ${refundTexts.progressLimit}.`
        }
      />
      <AsyncBoundary
        resource={payments}
        name="Your orders"
        onRetry={() => void store.payments.load()}
        loading={
          <div className={`stack gap-3 ${styles.list}`}>
            <Skeleton shape="block" className={styles.waiting} />
            <Skeleton shape="block" className={styles.waiting} />
            <Skeleton shape="block" className={styles.waiting} />
          </div>
        }
        empty={
          <EmptyState
            title="No orders yet"
            text="What you pay for, and what you take for free, appears here with its invoice."
            tile={<ReceiptText />}
          >
            <ButtonLink variant="accent" to="/live-courses">
              Browse courses
            </ButtonLink>
          </EmptyState>
        }
      >
        {(all) => (
          <ul className={`stack gap-3 ${styles.list}`} aria-label="Orders">
            {all.map((payment) => (
              <ItemBoundary key={payment.id}>
                <li>
                  <PaymentCard payment={payment} />
                </li>
              </ItemBoundary>
            ))}
          </ul>
        )}
      </AsyncBoundary>
    </>
  );
}
