import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { ReceiptText } from 'lucide-react';
import styles from './checkout-view.module.css';

/** Shown for unknown orders and for those of other users, without telling which. */
export function OrderMissing() {
  usePage({ title: 'Payment not found', status: 404, noindex: true });
  return (
    <div className={`content ${styles.message}`}>
      <EmptyState
        level={1}
        tile={<ReceiptText />}
        title="Payment not found"
        text="The address may be mistyped, or you paid with another account. All your payments are listed under Purchased Courses."
      >
        <ButtonLink variant="accent" to="/user-dashboard/purchased-course">
          Purchased Courses
        </ButtonLink>
        <ButtonLink to="/live-courses">Browse courses</ButtonLink>
      </EmptyState>
    </div>
  );
}
