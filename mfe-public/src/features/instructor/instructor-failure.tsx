import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { RegionError } from '@kaksha/ui/region-error';
import { instructorFailed } from '../../store/public-store';
import styles from './instructor-states.module.css';

export function InstructorFailure({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  usePage({ title: 'Trainer', status: 503, noindex: true });
  return (
    <div className={`content ${styles.state}`}>
      <RegionError
        variant="route"
        title={instructorFailed}
        text={message === instructorFailed ? undefined : message}
        onRetry={onRetry}
        action={<ButtonLink to="/live-online-trainers">All trainers</ButtonLink>}
      />
    </div>
  );
}
