import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  title: ReactNode;
  /** What there is to know about the page, in a sentence. */
  text?: ReactNode;
  /** At the other end: a switch of views, the one action. */
  actions?: ReactNode;
}

/** The name of a page in an area such as the dashboard; smaller than that of a public page. */
export function PageHeading({ title, text, actions }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
