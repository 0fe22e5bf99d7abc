import type { EnquiryMessage } from '@kaksha/domain/engagement';
import { replyRules } from '@kaksha/domain/enquiry-rules';
import * as limits from '@kaksha/domain/limits';
import { errorMessageOf } from '@kaksha/domain/typed';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { resetAfterSave } from '@kaksha/forms/unsaved-values';
import { useState } from 'react';
import { useDraftForm } from '../drafts/use-draft-form';
import { useTrainerStore } from '../store/store-context';
import { sendAnswer, sendMessage } from './answer-enquiry';
import styles from './reply-form.module.css';

const { messageMax } = limits.enquiry;
const emptyReply = { reply: '' };

interface ReplyFormProps {
  enquiry: EnquiryMessage;
  /** Name of the learner. */
  name: string;
}

/** Writes the reply or a further message, or sets the status without one. Stores an unsent text as a draft. */
export function ReplyForm({ enquiry: { id: enquiryId, reply: answer, status }, name }: ReplyFormProps) {
  const isFirst = answer === null;
  const store = useTrainerStore();
  const { notify } = store.host;
  const [saving, setSaving] = useState<'answered' | 'closed' | null>(null);
  const { form, completeSave } = useDraftForm({
    rules: replyRules,
    draftKey: { area: 'enquiry', userId: store.state.getState().userId ?? 0, recordId: enquiryId, form: 'reply' },
    saved: emptyReply,
    unsavedMessage: `Your reply to ${name} is not sent yet.`,
  });
  const reply = form.watch('reply');

  const send = async (values: { reply: string }) => {
    const text = values.reply.trim();
    await (isFirst ? sendAnswer(store, enquiryId, { reply: text }) : sendMessage(store, enquiryId, text));
    completeSave(values);
    resetAfterSave(form, values, emptyReply);
    notify.success(isFirst ? 'Reply sent' : 'Message sent', { description: `${name} gets it by e-mail.` });
  };
  const setStatus = async (status: 'answered' | 'closed') => {
    setSaving(status);
    const typed = form.getValues();
    try {
      await sendAnswer(store, enquiryId, { status });
      completeSave(typed);
      notify.success(status === 'answered' ? 'Marked as answered' : 'Question closed');
    } catch (error) {
      form.setError('root.server', { message: errorMessageOf(error) });
    } finally {
      setSaving(null);
    }
  };

  return (
    <Form form={form} onSubmit={send} aria-label={`Reply to ${name}`} className="stack gap-3">
      <TextAreaField
        className={styles.reply}
        name="reply"
        label={isFirst ? 'Your reply' : 'Your message'}
        rows={3}
        maxLength={messageMax}
        aside={`${reply.length} of ${messageMax}`}
        hint={`It goes to ${name} by e-mail.`}
      />
      <div className="cluster gap-2">
        <SubmitButton variant="ink" size="s" disabled={saving !== null}>
          {isFirst ? 'Send reply' : 'Send message'}
        </SubmitButton>
        {status === 'new' && (
          <FormButton
            size="s"
            variant="ghost"
            busy={saving === 'answered'}
            disabled={saving === 'closed'}
            onClick={() => void setStatus('answered')}
          >
            Mark as answered
          </FormButton>
        )}
        <FormButton
          size="s"
          variant="ghost"
          busy={saving === 'closed'}
          disabled={saving === 'answered'}
          title="For questions that need no answer"
          onClick={() => void setStatus('closed')}
        >
          Close question
        </FormButton>
      </div>
    </Form>
  );
}
