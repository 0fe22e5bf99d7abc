import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** 440, 560 or 760 px wide at most. */
  size?: 's' | 'm' | 'l';
  /** Buttons at the end; the first to be reached should be the harmless one. */
  footer?: ReactNode;
  /** It says something that cannot wait, such as why nothing was saved. */
  alert?: boolean;
  /** Takes the focus when the dialog opens; by default what comes first in it. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/**
 * A modal dialog: the focus stays in it and returns to where it came from; Escape, the cross and a press beside it
 * close it. It brings the headless library along (21 KB), so import it from a file that is itself loaded when needed.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'm',
  footer,
  alert = false,
  initialFocus,
  children,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.frame}>
          <Base.Popup
            className={clsx(styles.dialog, styles[size])}
            initialFocus={initialFocus}
            {...(alert && { role: 'alertdialog' })}
          >
            <Base.Title className={styles.title}>{title}</Base.Title>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children && <div className={styles.body}>{children}</div>}
            {footer && <div className={styles.footer}>{footer}</div>}
            {/* Last, so that the focus begins at the content and not at the way out. */}
            <Base.Close
              className={styles.close}
              render={<IconButton label="Close" icon={<X aria-hidden="true" />} />}
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
