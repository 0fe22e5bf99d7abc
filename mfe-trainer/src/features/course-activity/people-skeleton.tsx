import { Skeleton } from '@kaksha/ui/skeleton';
import results from './people-results.module.css';
import styles from './people-skeleton.module.css';
import card from './person-card.module.css';

/** People who are on their way, in the cards' own layout. */
export function PeopleSkeleton() {
  return (
    <div className={results.grid} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className={card.card}>
          <div className={card.head}>
            <Skeleton shape="circle" className={styles.face} />
            <Skeleton className={styles.name} />
          </div>
          <div className={card.body}>
            <Skeleton />
            <Skeleton className={styles.short} />
          </div>
        </div>
      ))}
    </div>
  );
}
