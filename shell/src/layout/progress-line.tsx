import styles from './progress-line.module.css';

/** A line along the upper edge while something is loading; delayed, so that fast loads show none. */
export function ProgressLine({ label }: { label: string }) {
  return <div className={`screen-only ${styles.line}`} role="progressbar" aria-label={label} />;
}
