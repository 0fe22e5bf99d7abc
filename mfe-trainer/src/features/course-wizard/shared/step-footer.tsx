import { Button } from '@kaksha/ui/button';
import type { ReactNode } from 'react';
import styles from './step-footer.module.css';

export interface PartFooterProps {
  onPrevious: () => void;
  /** Why the next step is locked. */
  note?: ReactNode;
  /** The button to the next step. */
  children?: ReactNode;
}

/** Buttons of steps 2 to 4. On a phone they stick to the bottom of the screen. */
export function StepFooter({ onPrevious, note, children }: PartFooterProps) {
  return (
    <div className={`cluster gap-2 gap-x-3 middle ${styles.footer}`} data-foot-bar>
      <Button onClick={onPrevious}>Previous</Button>
      {note && <p className={`note ${styles.note}`}>{note}</p>}
      {children}
    </div>
  );
}
