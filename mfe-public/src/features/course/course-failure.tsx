import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { RegionError } from '@kaksha/ui/region-error';
import styles from './course-states.module.css';

export function CourseFailure({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  usePage({ title: 'Course', status: 503, noindex: true });
  return (
    <div className={`content ${styles.state}`}>
      <RegionError
        variant="route"
        title="The course did not load"
        text={message}
        onRetry={onRetry}
        action={<ButtonLink to="/live-courses">Browse courses</ButtonLink>}
      />
    </div>
  );
}
