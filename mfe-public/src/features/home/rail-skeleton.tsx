import { CourseCardSkeleton } from '@kaksha/ui/course-card-skeleton';
import { Skeleton } from '@kaksha/ui/skeleton';
import cards from './day-courses.module.css';
import styles from './rail-skeleton.module.css';

export function RailSkeleton() {
  return (
    <div>
      <p role="status" className="visually-hidden">
        Loading the start dates…
      </p>
      <Skeleton shape="block" className={styles.days} />
      <Skeleton shape="block" className={styles.day} />
      <div className={`stack gap-4 ${cards.grid}`} aria-hidden="true">
        <CourseCardSkeleton />
        <CourseCardSkeleton />
        <CourseCardSkeleton />
      </div>
    </div>
  );
}
