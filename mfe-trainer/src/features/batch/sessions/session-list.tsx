import type { Session } from '@kaksha/domain/batch-sessions';
import { Button } from '@kaksha/ui/button';
import { Disclosure } from '@kaksha/ui/disclosure';
import { type ReactNode, useState } from 'react';
import { byMonth } from './planned-sessions';
import styles from './sessions-tab.module.css';

interface SessionListProps {
  ahead: readonly Session[];
  /** Latest first. */
  over: readonly Session[];
  /** A row of the list. */
  children: (session: Session) => ReactNode;
}

/** Two weeks of a batch on weekdays. */
const firstShown = 10;

/** The sessions ahead by month, and those that are over. */
export function SessionList({ ahead, over, children }: SessionListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? ahead : ahead.slice(0, firstShown);
  return (
    <>
      {byMonth(shown).map(({ key, title, sessions }) => (
        <section key={key} className="stack gap-2" aria-labelledby={`month-${key}`}>
          <h2 id={`month-${key}`} className={styles.month}>
            {title}
          </h2>
          <ul className={`panel ${styles.list}`}>{sessions.map((session) => children(session))}</ul>
        </section>
      ))}
      {shown.length < ahead.length && (
        <div>
          <Button onClick={() => setShowsAll(true)}>{`Show all ${ahead.length} sessions`}</Button>
        </div>
      )}
      {over.length > 0 && (
        <Disclosure level={2} title={`Past sessions (${over.length})`}>
          <ul className={styles.list}>{over.map((session) => children(session))}</ul>
        </Disclosure>
      )}
    </>
  );
}
