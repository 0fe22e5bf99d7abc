import { Button } from '@kaksha/ui/button';
import type { ReactNode } from 'react';
import styles from './part-footer.module.css';

export interface PartFooterProps {
  onPrevious: () => void;
  /** Why it does not go on yet. */
  note?: ReactNode;
  /** What goes on. */
  children?: ReactNode;
}

/** The end of steps 2 to 4: back at one side, on at the other. On a phone it stays at the foot of the screen. */
export function PartFooter({ onPrevious, note, children }: PartFooterProps) {
  return (
    <div className={styles.footer} data-foot-bar>
      <Button onClick={onPrevious}>Previous</Button>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  );
}
