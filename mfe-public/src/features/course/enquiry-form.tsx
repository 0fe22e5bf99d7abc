import { sendEnquiry } from '@kaksha/api-client/enquiries';
import { useHost } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { usualHours } from '@kaksha/domain/batch-sessions';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import { formatWholeDay } from '@kaksha/domain/dates';
import type { SentEnquiry } from '@kaksha/domain/engagement';
import { enquiryRules } from '@kaksha/domain/enquiry-rules';
import * as limits from '@kaksha/domain/limits';
import { firstClassDay } from '@kaksha/domain/timetable';
import { Form } from '@kaksha/forms/form';
import { SelectField } from '@kaksha/forms/select-field';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { useEffect } from 'react';
import styles from './contact-dialog.module.css';

/** Kept while the dialog is closed, so that no text is lost. */
export interface EnquiryDraft {
  message: string;
  phone: string;
  batchId: string;
}

const { messageMax } = limits.enquiry;

interface EnquiryFormProps {
  course: CourseDetails;
  /** Open batches. */
  batches: readonly Batch[];
  draft: EnquiryDraft;
  onDraft: (draft: EnquiryDraft) => void;
  onSent: (enquiry: SentEnquiry) => void;
}

/** A question to the trainer. A visitor signs in first, because the answer is mailed to their address. */
export function EnquiryForm({ course, batches, draft, onDraft, onSent }: EnquiryFormProps) {
  const { http, session } = useHost();
  const now = useNow();
  const form = useYupForm<EnquiryDraft>(enquiryRules, draft, { mode: 'onSubmit' });
  const { message } = form.watch();
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onDraft(values) }),
    [form, onDraft],
  );

  const send = async ({ message: text, phone, batchId }: EnquiryDraft) => {
    const user = await session.require({ message: 'We send your request right after this.', subject: course.name });
    if (!user) return;
    onSent(
      await sendEnquiry(http, {
        courseId: course.id,
        batchId: batchId ? Number(batchId) : null,
        message: text.trim(),
        phone: phone.trim(),
      }),
    );
  };

  return (
    <Form form={form} onSubmit={send} aria-label="Send request" className={`stack gap-4 ${styles.form}`}>
      <TextAreaField
        name="message"
        label="Message"
        rows={4}
        maxLength={messageMax}
        placeholder="What would you like to know?"
        aside={`${message.length} of ${messageMax}`}
      />
      {batches.length > 0 && (
        <SelectField name="batchId" label="About" placeholder="The course as a whole">
          {batches.map((batch) => (
            <option key={batch.id} value={batch.id}>
              {`Batch of ${formatWholeDay(firstClassDay(batch))}, ${usualHours(batch, now)}`}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        maxLength={20}
        hint="If the trainer may call you. The answer comes by e-mail in any case."
      />
      <SubmitButton block>Send request</SubmitButton>
    </Form>
  );
}
