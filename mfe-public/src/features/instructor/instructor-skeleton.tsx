import { usePage } from '@kaksha/contract/page';
import { Skeleton } from '@kaksha/ui/skeleton';
import styles from './instructor-states.module.css';

export function InstructorSkeleton() {
  usePage({ title: 'Trainer' });
  return (
    <div className={`content ${styles.state}`}>
      <p role="status" className="visually-hidden">
        Loading the trainer…
      </p>
      <div className="row gap-5 middle" aria-hidden="true">
        <Skeleton shape="circle" className={styles.photo} />
        <div className={`stack gap-3 ${styles.lines}`}>
          <Skeleton shape="block" className={styles.name} />
          <Skeleton />
        </div>
      </div>
      <Skeleton shape="block" className={styles.body} />
    </div>
  );
}
