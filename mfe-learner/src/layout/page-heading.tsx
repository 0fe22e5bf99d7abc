import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** The name of a page of the dashboard, and what there is to know about it in a sentence. */
export function PageHeading({ title, text }: { title: string; text?: ReactNode }) {
  return (
    <header>
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
    </header>
  );
}
