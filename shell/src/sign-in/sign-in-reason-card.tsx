import type { SignInReason } from '@kaksha/contract/host';
import { useHost } from '@kaksha/contract/host-context';
import { DateTile } from '@kaksha/ui/date-tile';
import styles from './sign-in.module.css';

/** The reason for signing in. */
export function SignInReasonCard({ reason }: { reason: SignInReason }) {
  const { renderedAt } = useHost().environment;
  const { message, subject, date } = reason;
  return (
    <div className={styles.reason}>
      {date !== undefined && <DateTile date={date} now={renderedAt} size="s" />}
      <p>
        {subject && <strong className={styles.subject}>{subject}</strong>}
        <span>{message}</span>
      </p>
    </div>
  );
}
