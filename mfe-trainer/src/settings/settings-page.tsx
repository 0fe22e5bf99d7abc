import { PageHeading } from '@kaksha/ui/page-heading';
import type { ReactNode } from 'react';
import styles from './settings.module.css';

interface SettingsPageProps {
  title: string;
  text: string;
  /** Beside the form: what becomes of what is filled in. */
  aside: ReactNode;
  children: ReactNode;
}

/** A page with one form, and beside it what there is to know about it. */
export function SettingsPage({ title, text, aside, children }: SettingsPageProps) {
  return (
    <>
      <PageHeading title={title} text={text} />
      <div className={styles.page}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.aside}>{aside}</aside>
      </div>
    </>
  );
}
