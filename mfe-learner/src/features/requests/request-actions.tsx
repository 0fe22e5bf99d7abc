import { changeById } from '@kaksha/api-client/by-id';
import { closeEnquiry, continueEnquiry } from '@kaksha/api-client/enquiries';
import { useAction } from '@kaksha/api-client/use-action';
import type { EnquiryThread, SentEnquiry } from '@kaksha/domain/engagement';
import { enquiryRules } from '@kaksha/domain/enquiry-rules';
import * as limits from '@kaksha/domain/limits';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Button } from '@kaksha/ui/button';
import { type ReactNode, useState } from 'react';
import { useLearnerStore } from '../../store/store-context';
import styles from './requests-page.module.css';

const { messageMax } = limits.enquiry;

interface RequestActionsProps {
  request: SentEnquiry;
  /** Id of the card's heading. */
  headingId: string;
  /** Further actions. */
  children: ReactNode;
}

/** Continues a request with a message, closes it or opens it again. */
export function RequestActions({ request, headingId, children }: RequestActionsProps) {
  const { id, status, trainerName } = request;
  const store = useLearnerStore();
  const { http, notify } = store.host;
  const [writing, setWriting] = useState(false);
  const { busy, run } = useAction();
  const isClosed = status === 'closed';
  const replace = (changed: EnquiryThread) => store.requests.change((all) => changeById(all, id, changed));

  const setClosed = (closed: boolean) =>
    run(
      async () => {
        replace(await closeEnquiry(http, id, closed));
        setWriting(false);
        notify.success(closed ? 'Request closed' : 'Request opened again');
      },
      { failed: 'The request was not changed' },
    );

  if (writing && !isClosed) {
    return (
      <MessageForm
        trainerName={trainerName}
        onSend={async (message) => {
          replace(await continueEnquiry(http, id, message));
          setWriting(false);
          notify.success('Message sent', { description: `${trainerName} gets it by e-mail.` });
        }}
        onCancel={() => setWriting(false)}
      />
    );
  }
  return (
    <div className="cluster gap-2">
      {!isClosed && (
        <Button size="s" variant="ink" disabled={busy} aria-describedby={headingId} onClick={() => setWriting(true)}>
          Write a message
        </Button>
      )}
      {children}
      <Button
        size="s"
        variant="ghost"
        busy={busy}
        aria-describedby={headingId}
        onClick={() => void setClosed(!isClosed)}
      >
        {isClosed ? 'Open again' : 'Close request'}
      </Button>
    </div>
  );
}

interface MessageFormProps {
  trainerName: string;
  onSend: (message: string) => Promise<void>;
  onCancel: () => void;
}

function MessageForm({ trainerName, onSend, onCancel }: MessageFormProps) {
  const form = useYupForm(enquiryRules, { message: '' }, { mode: 'onSubmit' });
  const { message } = form.watch();
  return (
    <Form
      form={form}
      onSubmit={(values) => onSend(values.message.trim())}
      aria-label={`Message to ${trainerName}`}
      className={`stack gap-3 ${styles.form}`}
    >
      <TextAreaField
        name="message"
        label="Your message"
        rows={3}
        maxLength={messageMax}
        aside={`${message.length} of ${messageMax}`}
        hint={`It goes to ${trainerName} by e-mail, too.`}
        autoFocus
      />
      <div className="cluster gap-2">
        <SubmitButton variant="ink" size="s">
          Send message
        </SubmitButton>
        <FormButton size="s" variant="ghost" onClick={onCancel}>
          Cancel
        </FormButton>
      </div>
    </Form>
  );
}
