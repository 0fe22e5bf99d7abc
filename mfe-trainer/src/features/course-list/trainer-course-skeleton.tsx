import { Skeleton } from '@kaksha/ui/skeleton';
import clsx from 'clsx';
import card from './trainer-course-card.module.css';
import styles from './trainer-course-skeleton.module.css';

/** Placeholder with the layout of the card. */
export function TrainerCourseSkeleton() {
  return (
    <div className={card.frame} aria-hidden="true">
      <div className={`panel ${card.card}`}>
        <div className={card.cover}>
          <Skeleton shape="block" className={styles.fill} />
        </div>
        <Skeleton shape="block" className={clsx(card.tile, styles.tile)} />
        <div className={card.main}>
          <div className={card.words}>
            <div className={`meta ${card.meta}`}>
              <Skeleton className={styles.meta} />
            </div>
            <Skeleton shape="block" className={styles.name} />
            <Skeleton className={styles.description} />
          </div>
          <div className={`row gap-1 middle end ${card.state}`}>
            <Skeleton shape="block" className={styles.badge} />
          </div>
          <div className={card.prices}>
            <Skeleton shape="block" className={styles.price} />
          </div>
          <div className={`cluster gap-2 gap-x-4 middle ${card.when}`}>
            <Skeleton shape="block" className={styles.chip} />
          </div>
        </div>
        <div className={`cluster gap-1 gap-x-4 middle between ${card.foot}`}>
          <Skeleton className={styles.counts} />
        </div>
      </div>
    </div>
  );
}
