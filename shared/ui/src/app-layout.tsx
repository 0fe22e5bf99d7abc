import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './app-layout.module.css';

/** Page layout with its own navigation: beside the page, or above it on a phone. */
export function AppLayout({ navigation, children }: { navigation?: ReactNode; children: ReactNode }) {
  return (
    <div className={clsx('content', styles.layout, navigation && styles.withNavigation)}>
      {navigation}
      <div className="stack gap-6">{children}</div>
    </div>
  );
}
