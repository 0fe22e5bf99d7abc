import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabsProps<V extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { value: V; label: ReactNode }[];
  value: V;
  onValueChange: (value: V) => void;
  className?: string;
  /** The panel of the selected tab. */
  children: ReactNode;
}

export function Tabs<V extends string>({ label, tabs, value, onValueChange, className, children }: TabsProps<V>) {
  return (
    <Base.Root value={value} onValueChange={(next: V) => onValueChange(next)} className={className}>
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className={styles.panel}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
