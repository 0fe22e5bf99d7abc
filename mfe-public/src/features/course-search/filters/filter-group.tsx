import type { ReactNode } from 'react';
import styles from './filter-group.module.css';

/** One filter with its heading. With `bare`, the control inside has its own label. */
export function FilterGroup({ label, bare, children }: { label: string; bare?: boolean; children: ReactNode }) {
  if (bare) return <div className={styles.group}>{children}</div>;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}
