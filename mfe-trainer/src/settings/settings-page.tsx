import { PageHeading } from '@kaksha/ui/page-heading';
import type { ReactNode } from 'react';
import styles from './settings.module.css';

interface SettingsPageProps {
  title: string;
  text: string;
  /** Explanations beside the form. */
  aside: ReactNode;
  children: ReactNode;
}

/** Layout of a page with one form and explanations beside it. */
export function SettingsPage({ title, text, aside, children }: SettingsPageProps) {
  return (
    <>
      <PageHeading title={title} text={text} />
      <div className={`stack gap-6 top ${styles.page}`}>
        <div className="stack gap-6">{children}</div>
        <aside className={`stack gap-3 left ${styles.aside}`}>{aside}</aside>
      </div>
    </>
  );
}
