import { brand } from '@kaksha/domain/brand';
import { formatDateTime } from '@kaksha/domain/dates';
import type { BatchMessage } from '@kaksha/domain/engagement';
import { Disclosure } from '@kaksha/ui/disclosure';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import styles from './class-messages.module.css';

/** Messages of the trainer to the batch, latest first. */
export function ClassMessages({ messages }: { messages: readonly BatchMessage[] }) {
  const zone = useViewerZone() ?? brand.timeZone;
  if (messages.length === 0) return null;
  return (
    <Disclosure level={3} title={`Messages from the trainer (${messages.length})`} className={styles.messages}>
      <ul className={styles.messageList} aria-label="Messages from the trainer">
        {messages.map(({ id, text, trainerName, createdAt }) => (
          <li key={id}>
            <p className={styles.message}>{text}</p>
            <p className={styles.meta}>{`${trainerName}, ${formatDateTime(createdAt, zone)}`}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
