import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { RegionError } from '@kaksha/ui/region-error';
import styles from './checkout-view.module.css';

export function OfferFailure({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  usePage({ title: 'Enrol', noindex: true });
  return (
    <div className={`content ${styles.message}`}>
      <RegionError
        variant="route"
        title="The payment page did not load"
        text={message}
        onRetry={onRetry}
        action={<ButtonLink to="/live-courses">Browse courses</ButtonLink>}
      />
    </div>
  );
}
