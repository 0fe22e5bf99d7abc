import { Skeleton } from '@kaksha/ui/skeleton';
import clsx from 'clsx';
import card from './trainer-course-card.module.css';
import styles from './trainer-course-skeleton.module.css';

/** Placeholder with the layout of the card. */
export function TrainerCourseSkeleton() {
  return (
    <div className={card.frame} aria-hidden="true">
      <div className={card.card}>
        <div className={card.cover}>
          <Skeleton shape="block" className={styles.fill} />
        </div>
        <Skeleton shape="block" className={clsx(card.tile, styles.tile)} />
        <div className={card.main}>
          <div className={card.words}>
            <div className={card.meta}>
              <Skeleton className={styles.meta} />
            </div>
            <Skeleton shape="block" className={styles.name} />
            <Skeleton className={styles.description} />
          </div>
          <div className={card.state}>
            <Skeleton shape="block" className={styles.badge} />
          </div>
          <div className={card.prices}>
            <Skeleton shape="block" className={styles.price} />
          </div>
          <div className={card.when}>
            <Skeleton shape="block" className={styles.chip} />
          </div>
        </div>
        <div className={card.foot}>
          <Skeleton className={styles.counts} />
        </div>
      </div>
    </div>
  );
}
