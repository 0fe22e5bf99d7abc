import { Skeleton } from '@kaksha/ui/skeleton';
import styles from './interested-course-card.module.css';

/** Skeleton of a card. */
export function InterestedCourseSkeleton() {
  return (
    <div className={`panel ${styles.card}`} aria-hidden="true">
      <div className={styles.cover}>
        <Skeleton shape="block" className={styles.skeleton} />
      </div>
      <div className={styles.text}>
        <div className={`meta ${styles.meta}`}>
          <Skeleton className={styles.path} />
        </div>
        <Skeleton shape="block" className={styles.title} />
        <Skeleton className={styles.by} />
      </div>
      <div className={styles.facts}>
        {[1, 2].map((fact) => (
          <div key={fact}>
            <Skeleton className={styles.fact} />
            <Skeleton className={styles.fact} />
          </div>
        ))}
      </div>
      <div className={`cluster gap-2 ${styles.actions}`}>
        <Skeleton shape="block" className={styles.button} />
        <Skeleton shape="block" className={styles.button} />
      </div>
    </div>
  );
}
