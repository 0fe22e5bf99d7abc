import styles from './progress-line.module.css';

/** A line along the upper edge while something is on its way; what comes at once is not preceded by it. */
export function ProgressLine({ label }: { label: string }) {
  return <div className={styles.line} role="progressbar" aria-label={label} />;
}
