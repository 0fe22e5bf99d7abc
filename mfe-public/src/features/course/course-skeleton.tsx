import { usePage } from '@kaksha/contract/page';
import { Skeleton } from '@kaksha/ui/skeleton';
import layout from './course-page.module.css';
import styles from './course-skeleton.module.css';

/** Placeholder of the course page, in its layout. */
export function CourseSkeleton() {
  usePage({ title: 'Course' });
  return (
    <div className={`content ${layout.page}`}>
      <p role="status" className="visually-hidden">
        Loading the course…
      </p>
      <Skeleton shape="block" className={layout.cover} />
      <div className={layout.head} aria-hidden="true">
        <Skeleton className={styles.kicker} />
        <Skeleton shape="block" className={styles.name} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton shape="block" className={styles.actions} />
      </div>
      <div className={layout.batches} aria-hidden="true">
        <Skeleton shape="block" className={styles.title} />
        <Skeleton shape="block" className={styles.batch} />
        <Skeleton shape="block" className={styles.batch} />
      </div>
      <Skeleton shape="block" className={styles.box} />
    </div>
  );
}
