import { messageBatch } from '@kaksha/api-client/batch-messages';
import { withoutId } from '@kaksha/api-client/by-id';
import { countText } from '@kaksha/domain/count-text';
import { batchMessageRules } from '@kaksha/domain/enquiry-rules';
import * as limits from '@kaksha/domain/limits';
import { Form } from '@kaksha/forms/form';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { resetAfterSave } from '@kaksha/forms/unsaved-values';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import type { ReactNode } from 'react';
import { useTrainerStore } from '../../../store/store-context';

const { textMax } = limits.batchMessage;
const empty = { message: '' };

interface MessageFormProps {
  batchId: number;
  /** User ids of chosen learners; without it, all get the message. */
  learnerIds?: readonly number[];
  /** `Message to all learners`. */
  label: string;
  hint: string;
  onSent?: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** Writes to the learners of a batch. */
export function MessageForm({ batchId, learnerIds, label, hint, onSent, children }: MessageFormProps) {
  const { host, batchMessages } = useTrainerStore();
  const form = useYupForm(batchMessageRules, empty, { mode: 'onSubmit' });
  const { message } = form.watch();
  const send = async (values: typeof empty) => {
    const text = { message: values.message.trim(), ...(learnerIds && { learnerIds }) };
    const sent = await messageBatch(host.http, batchId, text);
    batchMessages.change((all) => [sent, ...withoutId(all, sent.id)], batchId);
    resetAfterSave(form, values, empty);
    host.notify.success('Message sent', {
      description: `It goes to ${countText(sent.recipients, 'learner')} in the app and by e-mail.`,
    });
    onSent?.();
  };
  return (
    <Form form={form} onSubmit={send} aria-label="Message the batch" className="stack gap-3">
      <TextAreaField
        name="message"
        label={label}
        rows={4}
        maxLength={textMax}
        aside={`${message.length} of ${textMax}`}
        hint={hint}
      />
      {children}
    </Form>
  );
}
