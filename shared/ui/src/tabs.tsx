import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useRef } from 'react';
import styles from './tabs.module.css';
import { useChosenInMiddle } from './use-chosen-in-middle';

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
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs are a row to swipe through. Their labels have counts, which move them.
  useChosenInMiddle(list, '[aria-selected="true"]', [value, ...tabs.map((tab) => tab.label)].join());
  return (
    <Base.Root value={value} onValueChange={(next: V) => onValueChange(next)} className={className}>
      <Base.List ref={list} className={styles.list} aria-label={label}>
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
