import { type ReactNode, useEffect, useRef } from 'react';
import styles from './outcome-view.module.css';

/**
 * What came of a purchase, in place of the page where it was made. The pressed button is gone with that page: the focus
 * goes to the heading, so that nobody is thrown to the top.
 */
export function OutcomePanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = panel.current?.querySelector('h1');
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`content ${styles.page}`}>
      <div ref={panel} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
