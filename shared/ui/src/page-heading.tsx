import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  title: ReactNode;
  /** A sentence about the page. */
  text?: ReactNode;
  /** At the other end: a view switch or the main action. */
  actions?: ReactNode;
}

/** The heading of a dashboard page; smaller than on public pages. */
export function PageHeading({ title, text, actions }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={styles.texts}>
        <h1 className={styles.title}>
          <span dir="auto">{title}</span>
        </h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
