import { brand } from '@kaksha/domain/brand';
import clsx from 'clsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Text, e.g. 'Loading blog post...'. By default screen readers announce 'Loading'. */
  text?: string;
  /** Fills most of the screen's height. */
  page?: boolean;
  className?: string;
}

/** The logo with a moving dot. */
export function Spinner({ text, page, className }: SpinnerProps) {
  return (
    <div role="status" className={clsx('note', styles.spinner, page && styles.page, className)}>
      <svg className={styles.ring} viewBox="0 0 52 58" aria-hidden="true">
        <rect className={styles.track} x="2" y="2" width="48" height="54" rx="15" />
        <rect className={styles.trail} x="2" y="2" width="48" height="54" rx="15" pathLength="30" />
        <path className={styles.letter} d="M19 19v20M35 19 21.5 29 35 39" />
      </svg>
      <span className={styles.name}>{brand.name}</span>
      {text ? <span>{text}</span> : <span className="visually-hidden">Loading</span>}
    </div>
  );
}
