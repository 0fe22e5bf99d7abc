import clsx from 'clsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` has the height of one line; the other shapes get their size by className. */
  shape?: 'text' | 'block' | 'circle';
  className?: string;
}

/** A placeholder while loading. Hidden from screen readers, because the list announces its state. */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <span className={clsx(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}
