import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import styles from './checkout-view.module.css';

/** The address names a payment that there is not, or somebody else's: which of the two is nobody's business. */
export function OrderGone() {
  usePage({ title: 'Payment not found', status: 404, noindex: true });
  return (
    <div className={`content ${styles.face}`}>
      <EmptyState
        level={1}
        tile={['No', 'slip']}
        title="This payment is not among yours"
        text="The address may be mistyped, or you paid with another account. Your own payments are all listed."
      >
        <ButtonLink variant="accent" to="/user-dashboard/payments">
          Payments
        </ButtonLink>
        <ButtonLink to="/live-courses">Browse courses</ButtonLink>
      </EmptyState>
    </div>
  );
}
