import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import styles from './search-dialog.module.css';

export interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the dialog. */
  label: string;
  /** The `SearchBox`, which gets the focus. */
  field: ReactNode;
  /** The results. */
  children: ReactNode;
  /** Hints about keys; devices without a pointer do not show it. */
  footer?: ReactNode;
  /** False when the next page gets the focus after closing. */
  returnsFocus?: () => boolean;
}

/** A modal search: a field with results below it. It fills a phone and stands in the upper part of a wider screen. */
export function SearchDialog({
  open,
  onOpenChange,
  label,
  field,
  children,
  footer,
  returnsFocus = () => true,
}: SearchDialogProps) {
  const head = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.frame}>
          <Base.Popup
            className={styles.dialog}
            aria-label={label}
            initialFocus={() => head.current?.querySelector('input')}
            finalFocus={returnsFocus}
          >
            <div ref={head} className={`row gap-2 middle ${styles.head}`}>
              {field}
              <Base.Close className={styles.close}>Close</Base.Close>
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={`cluster gap-2 gap-x-4 middle between ${styles.footer}`}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
