import { ButtonLink } from '@kaksha/ui/button';
import { CalendarClock, CalendarX2, FilePen, LifeBuoy, MessageCircle, Store, Video, Wallet } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './home-panels.module.css';
import type { Task, TaskKind } from './tasks';

const icons: Record<TaskKind, ReactNode> = {
  answer: <MessageCircle />,
  link: <Video />,
  start: <CalendarClock />,
  batch: <CalendarX2 />,
  draft: <FilePen />,
  pricing: <Wallet />,
  sell: <Store />,
  support: <LifeBuoy />,
};

export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={`panel round ${styles.panel}`}>
      <h2 id={heading}>What to do next</h2>
      {tasks.length === 0 ? (
        <p className={styles.none}>Nothing waits for you. Questions, drafts and batches to care for are listed here.</p>
      ) : (
        <ul>
          {tasks.map(({ key, kind, title, text, action, to }) => (
            <li key={key} className={`row gap-4 middle ${styles.row}`}>
              <span className={styles.icon} aria-hidden="true">
                {icons[kind]}
              </span>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <ButtonLink size="s" to={to} aria-label={`${action}: ${title}`}>
                {action}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
