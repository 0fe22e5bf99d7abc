import { sendSupportMessage, supportType } from '@kaksha/api-client/support';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { useUnsavedWork } from '@kaksha/contract/unsaved';
import { normalizeContact } from '@kaksha/domain/contact';
import { contactRules } from '@kaksha/domain/contact-rules';
import * as limits from '@kaksha/domain/limits';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { TextField } from '@kaksha/forms/text-field';
import { resetAfterSave } from '@kaksha/forms/unsaved-values';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Banner } from '@kaksha/ui/banner';
import { useState } from 'react';
import styles from '../../settings/settings.module.css';

const { messageMax } = limits.contact;

interface SupportMessage {
  name: string;
  email: string;
  message: string;
}

const cleanMessage = (message: SupportMessage) => normalizeContact({ ...message, phone: '' });

export function SupportForm() {
  const { http, notify } = useHost();
  const { user } = useSession();
  const sender = { name: user?.name ?? '', email: user?.email ?? '' };
  const form = useYupForm(contactRules, { ...sender, message: '' }, { read: cleanMessage });
  const message = form.watch('message');
  const [sent, setSent] = useState(false);
  const { release } = useUnsavedWork(message.trim() === '' ? null : 'Your message is not sent yet.');

  const send = async (written: SupportMessage) => {
    setSent(false);
    const { phone: _none, ...clean } = cleanMessage(written);
    await sendSupportMessage(http, { type: supportType.trainer, ...clean });
    if (resetAfterSave(form, written, { ...clean, message: '' })) release();
    setSent(true);
    notify.success('Message sent successfully!');
  };

  return (
    <Form form={form} onSubmit={send} aria-label="Support" className="stack gap-6">
      {sent && (
        <Banner tone="good" role="status">
          We have your message and answer by e-mail.
        </Banner>
      )}
      <div className="stack gap-5 top card">
        <div className="stack gap-5 top pair">
          <TextField name="name" label="Name" required autoComplete="name" maxLength={limits.nameMax} />
          <TextField
            name="email"
            label="Email"
            type="email"
            required
            autoComplete="email"
            maxLength={limits.emailMax}
          />
        </div>
        <TextAreaField
          className={styles.roomy}
          name="message"
          label="Message"
          required
          rows={5}
          maxLength={messageMax}
          aside={`${message.length} of ${messageMax}`}
        />
      </div>
      <div className="cluster gap-3 gap-x-4 middle">
        <SubmitButton>Send Message</SubmitButton>
      </div>
    </Form>
  );
}
