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
  /** Maximum width 440, 560 or 760 px. */
  size?: 's' | 'm' | 'l';
  /** The first focusable button should be the harmless one. */
  footer?: ReactNode;
  /** For urgent messages, such as why saving failed. */
  alert?: boolean;
  /** Gets the focus when the dialog opens; by default the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/**
 * A modal dialog. It traps the focus and closes on Escape, on its close button and on an outside press. Import it
 * on demand: the headless library adds 21 KB.
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
            <Base.Title className={styles.title}>
              <span dir="auto">{title}</span>
            </Base.Title>
            {description && (
              <Base.Description className={styles.description} dir="auto">
                {description}
              </Base.Description>
            )}
            {children && <div className={styles.body}>{children}</div>}
            {footer && <div className={`cluster gap-2 end ${styles.footer}`}>{footer}</div>}
            {/* Last, so that the focus starts at the content. */}
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
