import type { ContactedUser } from '@kaksha/domain/engagement';
import styles from './interaction-counts.module.css';

/** How often a user viewed the course, opened the chat and showed interest. */
export function InteractionCounts({ contact: { views, chats, interests } }: { contact: ContactedUser }) {
  const counts = [
    ['Views', views],
    ['Chat', chats],
    ['Interested', interests],
  ] as const;
  return (
    <dl className={styles.counts}>
      {counts.map(([label, count]) => (
        <div key={label} className={styles.count}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

export function totalInteractions({ views, chats, interests }: ContactedUser): number {
  return views + chats + interests;
}
