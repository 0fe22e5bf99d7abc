import { messageBatch } from '@kaksha/api-client/batch-messages';
import { withoutId } from '@kaksha/api-client/by-id';
import { useResource } from '@kaksha/api-client/use-resource';
import { formatDateTime } from '@kaksha/domain/dates';
import { batchMessageRules } from '@kaksha/domain/enquiry-rules';
import * as limits from '@kaksha/domain/limits';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { resetAfterSave } from '@kaksha/forms/unsaved-values';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { useEffect } from 'react';
import { useTrainerStore } from '../../../store/store-context';
import styles from './batch-messages.module.css';

const { textMax } = limits.batchMessage;
const empty = { message: '' };

const learners = (count: number) => (count === 1 ? '1 learner' : `${count} learners`);

/** Writes to all learners of a batch and lists what was sent. */
export function BatchMessages({ batchId, timeZone }: { batchId: number; timeZone: string }) {
  const store = useTrainerStore();
  const { host, batchMessages } = store;
  const resource = useResource(batchMessages, batchId);
  const form = useYupForm(batchMessageRules, empty, { mode: 'onSubmit' });
  const { message } = form.watch();
  useEffect(() => void batchMessages.load(batchId), [batchMessages, batchId]);

  const send = async (values: typeof empty) => {
    const sent = await messageBatch(host.http, batchId, values.message.trim());
    batchMessages.change((all) => [sent, ...withoutId(all, sent.id)], batchId);
    resetAfterSave(form, values, empty);
    host.notify.success('Message sent', {
      description: `It goes to ${learners(sent.recipients)} in the app and by e-mail.`,
    });
  };

  return (
    <div className={`stack gap-5 ${styles.panel}`}>
      <Form form={form} onSubmit={send} aria-label="Message the batch" className="stack gap-3">
        <TextAreaField
          name="message"
          label="Message to all learners"
          rows={4}
          maxLength={textMax}
          aside={`${message.length} of ${textMax}`}
          hint="All learners of this batch get it in the app and by e-mail. They read it on the page of their class, too."
        />
        <div>
          <SubmitButton variant="ink">Send to the batch</SubmitButton>
        </div>
      </Form>
      <AsyncBoundary
        resource={resource}
        name="Sent messages"
        onRetry={() => void batchMessages.load(batchId)}
        error={{ level: 2 }}
        empty={<p className="meta">You have not written to this batch yet.</p>}
      >
        {(messages) => (
          <ul className="stack gap-4" aria-label="Sent messages">
            {messages.map(({ id, message, recipients, createdAt }) => (
              <li key={id} className={styles.message}>
                <p className={styles.text} dir="auto">
                  {message}
                </p>
                <p className="meta">{`Sent to ${learners(recipients)}, ${formatDateTime(createdAt, timeZone)}`}</p>
              </li>
            ))}
          </ul>
        )}
      </AsyncBoundary>
    </div>
  );
}
