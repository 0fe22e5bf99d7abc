import clsx from 'clsx';
import card from './course-card.module.css';
import styles from './course-card-skeleton.module.css';
import { Skeleton } from './skeleton';

export interface CourseCardSkeletonProps {
  variant?: 'card' | 'row';
  className?: string;
}

/** Placeholder of a course card, in its size. */
export function CourseCardSkeleton({ variant = 'card', className }: CourseCardSkeletonProps) {
  return (
    <div className={clsx(card.frame, styles.bars, className)} aria-hidden="true">
      <div className={clsx(card.card, variant === 'row' && card.row)}>
        <div className={card.text}>
          <div className={`meta ${card.meta}`}>
            <Skeleton className={styles.path} />
          </div>
          <Skeleton shape="block" className={styles.name} />
          <div className={card.by}>
            <Skeleton className={styles.by} />
          </div>
          <div className={card.when}>
            <Skeleton shape="block" className={styles.when} />
          </div>
          <div className={`meta ${card.meta}`}>
            <Skeleton className={styles.more} />
          </div>
        </div>
        <div className={card.cover}>
          <Skeleton shape="block" className={styles.fill} />
        </div>
        <Skeleton shape="block" className={clsx(card.tile, styles.tile)} />
        <div className={card.foot}>
          <Skeleton shape="block" className={styles.price} />
          <Skeleton className={clsx(card.left, styles.left)} />
        </div>
      </div>
    </div>
  );
}
