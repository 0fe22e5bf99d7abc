import { formatDateTime } from '@kaksha/domain/dates';
import type { EnquiryMessage, EnquiryStatus } from '@kaksha/domain/engagement';
import { Badge } from '@kaksha/ui/badge';
import styles from './enquiry-thread.module.css';
import { ReplyForm } from './reply-form';

interface EnquiryThreadProps {
  enquiry: EnquiryMessage;
  /** Name of the learner. */
  name: string;
  /** IANA. */
  timeZone: string;
}

const statusBadges: Record<EnquiryStatus, { label: string; tone: 'saffron' | 'good' | 'neutral' }> = {
  new: { label: 'To answer', tone: 'saffron' },
  answered: { label: 'Answered', tone: 'good' },
  closed: { label: 'Closed', tone: 'neutral' },
};

/** An enquiry with its reply, or with a form to reply. */
export function EnquiryThread({ enquiry, name, timeZone }: EnquiryThreadProps) {
  const { batchLabel, status, message, reply, createdAt, answeredAt } = enquiry;
  const badge = statusBadges[status];
  return (
    <div className={styles.thread}>
      <p className={styles.meta}>
        <Badge tone={badge.tone}>{badge.label}</Badge>
        <span>Asked {formatDateTime(createdAt, timeZone)}</span>
      </p>
      {batchLabel && <p className={styles.meta}>About the batch: {batchLabel}</p>}
      <p className={styles.message}>{message}</p>
      {reply && (
        <div className={styles.reply}>
          <p className={styles.message}>{reply}</p>
          {answeredAt && <p className={styles.meta}>Answered {formatDateTime(answeredAt, timeZone)}</p>}
        </div>
      )}
      {status === 'new' && <ReplyForm enquiryId={enquiry.id} name={name} />}
    </div>
  );
}
