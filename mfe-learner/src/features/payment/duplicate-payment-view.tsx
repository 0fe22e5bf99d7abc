import { usePage } from '@kaksha/contract/page';
import { formatMoney } from '@kaksha/domain/money';
import type { Order } from '@kaksha/domain/payments';
import { ButtonLink } from '@kaksha/ui/button';
import { PageHeading } from '@kaksha/ui/page-heading';
import { OutcomePanel } from './outcome-panel';
import styles from './outcome-view.module.css';

/** For a payment of a seat that the learner already had. */
export function DuplicatePaymentView({ order }: { order: Order }) {
  usePage({ title: 'Your money goes back', noindex: true });
  const { amount, currency } = order.price;
  return (
    <OutcomePanel>
      <PageHeading
        title="Your money goes back"
        text={`You have a seat in ${order.courseName} already, so that ${formatMoney(amount, currency)} is paid back to you. You need not do anything.`}
      />
      <div className={styles.actions}>
        <ButtonLink variant="accent" to="/my-courses">
          My Courses
        </ButtonLink>
        <ButtonLink to="/user-dashboard/payments">Payments</ButtonLink>
      </div>
    </OutcomePanel>
  );
}
