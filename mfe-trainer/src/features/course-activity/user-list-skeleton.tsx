import { Skeleton } from '@kaksha/ui/skeleton';
import card from './user-card.module.css';
import styles from './user-list-skeleton.module.css';
import results from './user-results.module.css';

/** Placeholder with the layout of the cards. */
export function UserListSkeleton() {
  return (
    <div className={results.grid} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className={`panel pad-4 ${card.card}`}>
          <div className="row gap-3 middle">
            <Skeleton shape="circle" className={styles.photo} />
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
