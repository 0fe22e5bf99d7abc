import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

export interface FormSectionProps {
  title: string;
  /** Shown at the end of the heading. */
  action?: ReactNode;
  /** Makes the heading a button that opens and closes the section. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A group of fields under a heading. Fields of a closed section stay in the form. */
export function FormSection({ title, action, open = true, onOpenChange, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={`stack gap-4 ${styles.section}`} aria-labelledby={id}>
      <div className={`cluster gap-2 gap-x-4 middle between ${styles.head}`}>
        <h2 id={id} className={styles.title}>
          {onOpenChange ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={`${id}-fields`}
              onClick={() => onOpenChange(!open)}
            >
              <span>{title}</span>
              <ChevronDown aria-hidden="true" />
            </button>
          ) : (
            title
          )}
        </h2>
        {action}
      </div>
      <div id={`${id}-fields`} hidden={!open} className="stack gap-5">
        {children}
      </div>
    </section>
  );
}

/** Two fields side by side; on a phone one below the other. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="stack gap-5 pair">{children}</div>;
}
