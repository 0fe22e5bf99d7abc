import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { ListFaces } from '@kaksha/ui/list-faces';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { ReceiptText } from 'lucide-react';
import { loadOwn } from '../../store/own';
import { useLearnerState, useLearnerStore } from '../../store/store-context';
import { PaymentCard } from './payment-card';
import styles from './payments-page.module.css';

/** What was paid and what was tried to: receipts, and the way to the money back. */
export function Page() {
  usePage({ title: 'Payments', noindex: true });
  const store = useLearnerStore();
  const { status, error, data } = useLearnerState(({ payments }) => payments);
  return (
    <>
      <PageHeading
        title="Payments"
        text={!!data?.length && 'A refund is possible within 7 days, while at most 20% of the sessions are over.'}
      />
      <ListFaces
        status={status}
        error={error}
        items={data}
        name="Payments"
        onRetry={() => void loadOwn(store, 'payments')}
        skeleton={
          <div className={styles.list}>
            <Skeleton shape="block" className={styles.waiting} />
            <Skeleton shape="block" className={styles.waiting} />
            <Skeleton shape="block" className={styles.waiting} />
          </div>
        }
        empty={
          <EmptyState
            title="No payments yet"
            text="What you pay for, and what you take for free, appears here with its receipt."
            tile={<ReceiptText />}
          >
            <ButtonLink variant="accent" to="/live-courses">
              Browse courses
            </ButtonLink>
          </EmptyState>
        }
      >
        {(payments) => (
          <ul className={styles.list} aria-label="Payments">
            {payments.map((payment) => (
              <li key={payment.id}>
                <PaymentCard payment={payment} />
              </li>
            ))}
          </ul>
        )}
      </ListFaces>
    </>
  );
}
