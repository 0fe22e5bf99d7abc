import { formatDateTime } from '@kaksha/domain/dates';
import type { EnquiryMessage, EnquiryStatus, ReceivedEnquiry, ThreadMessage } from '@kaksha/domain/engagement';
import { Badge } from '@kaksha/ui/badge';
import styles from './enquiry-thread.module.css';
import { ReopenButton } from './reopen-button';
import { ReplyForm } from './reply-form';

interface EnquiryThreadProps {
  /** Lists of people have the question and the answer only. */
  enquiry: EnquiryMessage & Partial<Pick<ReceivedEnquiry, 'thread' | 'unread'>>;
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

/** An enquiry with its messages and a form to write the next one. */
export function EnquiryThread({ enquiry, name, timeZone }: EnquiryThreadProps) {
  const { batchLabel, status, createdAt, thread, unread = 0 } = enquiry;
  const badge = statusBadges[status];
  const messages = thread ?? questionAndAnswer(enquiry);
  return (
    <div className="stack gap-3">
      <p className="cluster gap-1 gap-x-3 middle meta">
        <Badge tone={badge.tone}>{badge.label}</Badge>
        {unread > 0 && <Badge tone="info">{unread === 1 ? '1 new message' : `${unread} new messages`}</Badge>}
        <span>{`Asked ${formatDateTime(createdAt, timeZone)}`}</span>
      </p>
      {batchLabel && <p className="cluster gap-1 gap-x-3 middle meta">{`About the batch: ${batchLabel}`}</p>}
      <ol className="stack gap-3" aria-label={`Messages with ${name}`}>
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end
          <li key={index} className={message.fromTrainer ? styles.reply : styles.asked}>
            <p className={styles.message} dir="auto">
              {message.text}
            </p>
            {index > 0 && (
              <p className="cluster gap-1 gap-x-3 middle meta">{`${whoWrote(messages, index, name)} ${formatDateTime(message.createdAt, timeZone)}`}</p>
            )}
          </li>
        ))}
      </ol>
      {(thread ? status !== 'closed' : status === 'new') && <ReplyForm enquiry={enquiry} name={name} />}
      {thread && status === 'closed' && <ReopenButton enquiryId={enquiry.id} />}
    </div>
  );
}

function questionAndAnswer({ message, reply, createdAt, answeredAt }: EnquiryMessage): ThreadMessage[] {
  const question = { fromTrainer: false, text: message, createdAt };
  if (reply === null) return [question];
  return [question, { fromTrainer: true, text: reply, createdAt: answeredAt ?? createdAt }];
}

function whoWrote(messages: readonly ThreadMessage[], index: number, name: string): string {
  if (!messages[index]?.fromTrainer) return `${name} wrote`;
  return messages.findIndex(({ fromTrainer }) => fromTrainer) === index ? 'Answered' : 'You wrote';
}
