import { useUnsavedWork } from '@kaksha/contract/unsaved';
import { limits } from '@kaksha/domain/limits';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Button } from '@kaksha/ui/button';
import { useEffect, useState } from 'react';
import { object, string } from 'yup';
import { useTrainerStore } from '../store/store-context';
import { sendAnswer } from './answer-enquiry';
import { replyDrafts } from './reply-drafts';
import styles from './reply-form.module.css';

const { messageMax } = limits.enquiry;
const schema = object({
  reply: string()
    .trim()
    .required('Reply is required')
    .max(messageMax, `Reply must have at most ${messageMax} characters`),
});

interface ReplyFormProps {
  enquiryId: number;
  /** Who asked. */
  name: string;
}

/** Answers a question by mail, or says that it was answered in another way. */
export function ReplyForm({ enquiryId, name }: ReplyFormProps) {
  const store = useTrainerStore();
  const { notify } = store.host;
  const [closing, setClosing] = useState(false);
  const drafts = replyDrafts(store);
  const form = useYupForm(schema, { reply: drafts.get(enquiryId) ?? '' });
  const reply = form.watch('reply');
  useEffect(() => void drafts.set(enquiryId, reply), [drafts, enquiryId, reply]);
  const { release } = useUnsavedWork(reply.trim() === '' ? null : `Your reply to ${name} is not sent yet.`);

  const send = async (values: { reply: string }) => {
    await sendAnswer(store, enquiryId, { reply: values.reply.trim() });
    release();
    notify.success('Reply sent', { description: `${name} gets it by e-mail.` });
  };
  const mark = async () => {
    setClosing(true);
    try {
      await sendAnswer(store, enquiryId, { status: 'answered' });
      release();
      notify.success('Marked as answered');
    } catch (error) {
      form.setError('root.server', { message: (error as Error).message });
      setClosing(false);
    }
  };

  return (
    <Form form={form} onSubmit={send} aria-label={`Reply to ${name}`} className={styles.form}>
      <TextAreaField
        className={styles.reply}
        name="reply"
        label="Your reply"
        rows={3}
        maxLength={messageMax}
        aside={`${reply.length} of ${messageMax}`}
        hint={`It goes to ${name} by e-mail.`}
      />
      <div className={styles.actions}>
        <SubmitButton variant="ink" size="s">
          Send reply
        </SubmitButton>
        <Button size="s" variant="ghost" busy={closing} onClick={() => void mark()}>
          Mark as answered
        </Button>
      </div>
    </Form>
  );
}
