import type { ReactNode } from 'react';
import styles from './filter-group.module.css';

/** One filter with its name above and a hairline below. `bare` when the control inside names itself. */
export function FilterGroup({ label, bare, children }: { label: string; bare?: boolean; children: ReactNode }) {
  if (bare) return <div className={styles.group}>{children}</div>;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}
