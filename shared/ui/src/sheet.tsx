import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import styles from './sheet.module.css';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Beside the title, e.g. 'Clear filters'. */
  action?: ReactNode;
  /** Fixed at the lower edge, e.g. 'Show 96 courses'. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal panel at the lower edge of a phone, or in the middle of a wider screen. */
export function Sheet({ open, onOpenChange, title, action, footer, children }: SheetProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.frame}>
          <Base.Popup ref={panel} className={styles.sheet} initialFocus={panel}>
            <Base.Close className={styles.grip} aria-label="Close" />
            <div className={`row gap-4 middle between ${styles.head}`}>
              <Base.Title className={styles.title}>
                <span dir="auto">{title}</span>
              </Base.Title>
              {action}
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={`row gap-2 ${styles.footer}`}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
