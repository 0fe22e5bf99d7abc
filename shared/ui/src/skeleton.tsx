import clsx from 'clsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` is one line in the size of the text around it; give the others a size by className. */
  shape?: 'text' | 'block' | 'circle';
  className?: string;
}

/** Holds the place of what is on its way. Silent: the list's own status line says that it is loading. */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <span className={clsx(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}
