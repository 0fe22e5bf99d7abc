import { brand } from '@kaksha/domain/brand';
import { formatDateTime } from '@kaksha/domain/dates';
import type { BatchMessage } from '@kaksha/domain/engagement';
import { isolated } from '@kaksha/domain/isolated';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import styles from './class-messages.module.css';

interface ClassMessageListProps {
  messages: readonly BatchMessage[];
  /** Id of the heading. */
  labelledBy: string;
}

/** The messages of a trainer to a batch, latest first. */
export function ClassMessageList({ messages, labelledBy }: ClassMessageListProps) {
  const zone = useViewerZone() ?? brand.timeZone;
  return (
    <ul className={`stack gap-3 ${styles.messageList}`} aria-labelledby={labelledBy}>
      {messages.map(({ id, message, trainerName, createdAt }) => (
        <li key={id}>
          <p className={styles.message} dir="auto">
            {message}
          </p>
          <p className={`meta ${styles.meta}`}>{`${isolated(trainerName)}, ${formatDateTime(createdAt, zone)}`}</p>
        </li>
      ))}
    </ul>
  );
}
