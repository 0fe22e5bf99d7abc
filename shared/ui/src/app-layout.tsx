import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './app-layout.module.css';

/** An area with its own navigation beside its pages: the dashboard, the trainer area. On a phone it lies above them. */
export function AppLayout({ navigation, children }: { navigation?: ReactNode; children: ReactNode }) {
  return (
    <div className={clsx('content', styles.layout, navigation && styles.withNavigation)}>
      {navigation}
      <div className={styles.page}>{children}</div>
    </div>
  );
}
