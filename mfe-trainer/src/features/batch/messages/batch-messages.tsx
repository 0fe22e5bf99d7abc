import { useResource } from '@kaksha/api-client/use-resource';
import { countText } from '@kaksha/domain/count-text';
import { formatDateTime } from '@kaksha/domain/dates';
import type { BatchMessage } from '@kaksha/domain/engagement';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { useEffect } from 'react';
import { useTrainerStore } from '../../../store/store-context';
import styles from './batch-messages.module.css';
import { MessageForm } from './message-form';

/** Writes to all learners of a batch and lists what was sent. */
export function BatchMessages({ batchId, timeZone }: { batchId: number; timeZone: string }) {
  const { batchMessages } = useTrainerStore();
  const resource = useResource(batchMessages, batchId);
  useEffect(() => void batchMessages.load(batchId), [batchMessages, batchId]);
  return (
    <div className={`stack gap-5 ${styles.panel}`}>
      <MessageForm
        batchId={batchId}
        label="Message to all learners"
        hint="All learners of this batch get it in the app and by e-mail. They read it on the page of their class, too."
      >
        <div>
          <SubmitButton variant="ink">Send to the batch</SubmitButton>
        </div>
      </MessageForm>
      <AsyncBoundary
        resource={resource}
        name="Sent messages"
        onRetry={() => void batchMessages.load(batchId)}
        error={{ level: 2 }}
        empty={<p className="meta">You have not written to this batch yet.</p>}
      >
        {(messages) => (
          <ul className="stack gap-4" aria-label="Sent messages">
            {messages.map((message) => (
              <li key={message.id} className={styles.message}>
                <p className={styles.text} dir="auto">
                  {message.message}
                </p>
                <p className="meta">{`Sent to ${recipientsText(message)}, ${formatDateTime(message.createdAt, timeZone)}`}</p>
              </li>
            ))}
          </ul>
        )}
      </AsyncBoundary>
    </div>
  );
}

/** `17 learners`, `2 chosen learners`. */
const recipientsText = ({ recipients, isToAll }: BatchMessage) =>
  countText(recipients, isToAll ? 'learner' : 'chosen learner');
