import { sendEnquiry } from '@kaksha/api-client/enquiries';
import { useHost } from '@kaksha/contract/host-context';
import type { SentEnquiry } from '@kaksha/domain/engagement';
import { enquiryRules } from '@kaksha/domain/enquiry-rules';
import * as limits from '@kaksha/domain/limits';
import type { Enrolment } from '@kaksha/domain/payments';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { useEffect } from 'react';
import { useLearnerStore } from '../store/store-context';
import styles from './contact.module.css';

const { messageMax } = limits.enquiry;

interface QuestionFormProps {
  seat: Enrolment;
  draft: string;
  onDraft: (draft: string) => void;
  onSent: (enquiry: SentEnquiry) => void;
}

/** A question to the trainer about the batch of a seat. */
export function QuestionForm({ seat: { course, batch }, draft, onDraft, onSent }: QuestionFormProps) {
  const store = useLearnerStore();
  const host = useHost();
  const form = useYupForm(enquiryRules, { message: draft }, { mode: 'onSubmit' });
  const { message } = form.watch();
  useEffect(() => onDraft(message), [message, onDraft]);

  const send = async ({ message: text }: { message: string }) => {
    const sent = await sendEnquiry(host.http, { courseId: course.id, batchId: batch.id, message: text.trim() });
    onSent(sent);
    // The navigation shows the number of requests.
    await store.requests.reload();
  };

  return (
    <Form form={form} onSubmit={send} aria-label="Send request" className={`stack gap-4 ${styles.form}`}>
      <TextAreaField
        name="message"
        label="Message"
        rows={4}
        maxLength={messageMax}
        placeholder="What would you like to know?"
        hint={`${course.trainer.name} answers by e-mail.`}
        aside={`${message.length} of ${messageMax}`}
      />
      <SubmitButton block variant="ink">
        Send request
      </SubmitButton>
    </Form>
  );
}
