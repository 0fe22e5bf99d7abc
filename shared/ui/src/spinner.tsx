import { brand } from '@kaksha/domain/brand';
import clsx from 'clsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is awaited, e.g. 'Loading blog post...'. Without it screen readers hear 'Loading'. */
  text?: string;
  /** Takes most of the screen's height. */
  page?: boolean;
  className?: string;
}

/** The product's mark with its dot on the way round. */
export function Spinner({ text, page, className }: SpinnerProps) {
  return (
    <div role="status" className={clsx(styles.spinner, page && styles.page, className)}>
      <svg className={styles.orbit} viewBox="0 0 52 58" aria-hidden="true">
        <rect className={styles.track} x="2" y="2" width="48" height="54" rx="15" />
        <rect className={styles.trail} x="2" y="2" width="48" height="54" rx="15" pathLength="30" />
        <path className={styles.letter} d="M19 19v20M35 19 21.5 29 35 39" />
      </svg>
      <span className={styles.name}>{brand.name}</span>
      {text ? <span>{text}</span> : <span className="visually-hidden">Loading</span>}
    </div>
  );
}
