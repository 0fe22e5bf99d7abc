import type { ReactNode } from 'react';
import styles from './step-footer.module.css';

export interface StepFooterProps {
  /** At the start: how things stand, in a sentence. */
  note?: ReactNode;
  /** The buttons, the one that goes on last. */
  children: ReactNode;
}

/** The end of a step; on a phone its buttons stay at the foot of the screen. */
export function StepFooter({ note, children }: StepFooterProps) {
  return (
    <div className={styles.footer} data-foot-bar>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
