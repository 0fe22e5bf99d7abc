import { usePage } from '@kaksha/contract/page';
import { Skeleton } from '@kaksha/ui/skeleton';
import styles from './checkout-view.module.css';
import shapes from './payment-skeleton.module.css';

/** Skeleton of the payment page. */
export function PaymentSkeleton() {
  usePage({ title: 'Enrol', noindex: true });
  return (
    <div className={`content stack gap-6 ${styles.page}`} data-no-footer>
      <p role="status" className="visually-hidden">
        Loading the payment page…
      </p>
      <div aria-hidden="true" className="stack gap-4">
        <Skeleton className={shapes.crumbs} />
        <Skeleton shape="block" className={shapes.title} />
        <Skeleton className={shapes.line} />
      </div>
      <div className={`stack gap-8 top ${styles.columns}`} aria-hidden="true">
        <div className="stack gap-8">
          <Skeleton shape="block" className={shapes.batch} />
        </div>
        <Skeleton shape="block" className={shapes.summary} />
      </div>
    </div>
  );
}
