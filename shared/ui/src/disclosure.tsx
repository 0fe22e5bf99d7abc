import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { createElement, type ReactNode, useId, useState } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  /** Before the title, as in a numbered list. */
  number?: number;
  /** At the other end, e.g. 'Week 2'. */
  aside?: ReactNode;
  defaultOpen?: boolean;
  /** Of the heading around the button. */
  level?: 2 | 3 | 4;
  className?: string;
  children: ReactNode;
}

/** A heading that shows and hides its panel. A closed panel stays in the document, for search engines and print. */
export function Disclosure({
  title,
  number,
  aside,
  defaultOpen = false,
  level = 3,
  className,
  children,
}: DisclosureProps) {
  const [open, setOpen] = useState(defaultOpen);
  const panel = useId();
  const button = (
    <button
      type="button"
      className={`row gap-3 middle ${styles.button}`}
      aria-expanded={open}
      aria-controls={panel}
      onClick={() => setOpen(!open)}
    >
      {number !== undefined && <span className={styles.number}>{number}</span>}
      <span className={styles.title} dir="auto">
        {title}
      </span>
      {aside && <span className={`note ${styles.aside}`}>{aside}</span>}
      <ChevronDown aria-hidden="true" />
    </button>
  );
  return (
    <div className={className}>
      {createElement(`h${level}`, { className: styles.heading }, button)}
      <div id={panel} hidden={!open} className={clsx(styles.panel, number !== undefined && styles.numbered)}>
        {children}
      </div>
    </div>
  );
}

/** A list of disclosures with hairlines between them. */
export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx(styles.list, className)}>{children}</div>;
}
