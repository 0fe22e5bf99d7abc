import type { ReactNode } from 'react';
import styles from './form-section.module.css';

/** Two fields side by side; on a phone one below the other. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
