import { CourseCardSkeleton } from '@kaksha/ui/course-card-skeleton';
import { Skeleton } from '@kaksha/ui/skeleton';
import styles from './results-skeleton.module.css';

const rows = [1, 2, 3, 4, 5, 6];

/** Placeholder of the results, in their size. */
export function ResultsSkeleton() {
  return (
    <div className="stack gap-3" aria-hidden="true">
      <div className={`row gap-3 middle ${styles.week}`}>
        <Skeleton shape="block" className={styles.title} />
      </div>
      {rows.map((row) => (
        <CourseCardSkeleton key={row} variant="row" />
      ))}
    </div>
  );
}
