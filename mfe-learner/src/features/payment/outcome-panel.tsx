import { type ReactNode, useEffect, useRef } from 'react';
import styles from './outcome-view.module.css';

/**
 * Outcome of a purchase, which replaces the payment form. Moves the focus to its heading, because the focused button is
 * unavailable.
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
      <div ref={panel} className={`stack gap-6 panel round ${styles.panel}`}>
        {children}
      </div>
    </div>
  );
}
