import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './icon-button';
import styles from './page-dialog.module.css';

export interface PageDialogProps {
  title: ReactNode;
  description?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog that fills the window and looks like a page. Import it on demand, as `Dialog`. */
export function PageDialog({ title, description, action, onClose, children }: PageDialogProps) {
  const page = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        {/* Gets the focus, so that the arrow keys scroll. */}
        <Base.Popup ref={page} className={styles.page} initialFocus={page}>
          <div className={`cluster gap-2 gap-x-4 middle ${styles.head}`}>
            <div className={styles.words}>
              <Base.Title className={styles.title}>
                <span dir="auto">{title}</span>
              </Base.Title>
              {description && (
                <Base.Description className="meta" dir="auto">
                  {description}
                </Base.Description>
              )}
            </div>
            {action}
            <Base.Close render={<IconButton label="Close" icon={<X aria-hidden="true" />} />} />
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
