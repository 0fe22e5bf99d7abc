import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  /** The text of a person in an element with `dir="auto"`. */
  title: ReactNode;
  /** A sentence about the page. */
  text?: ReactNode;
  /** At the other end: a view switch or the main action. */
  actions?: ReactNode;
}

/** The heading of a dashboard page; smaller than on public pages. */
export function PageHeading({ title, text, actions }: PageHeadingProps) {
  return (
    <header className="cluster gap-3 gap-x-5 middle between">
      <div className={styles.texts}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {actions && <div className={`cluster gap-3 middle ${styles.actions}`}>{actions}</div>}
    </header>
  );
}
