import { errorMessages, isApiError, messageOf } from '@kaksha/api-client/errors';
import { sendSupportMessage, supportType } from '@kaksha/api-client/support';
import { useHost } from '@kaksha/contract/host-context';
import { type ContactForm as ContactMessage, normalizeContact } from '@kaksha/domain/contact';
import * as limits from '@kaksha/domain/limits';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { Field, TextArea, TextInput } from '@kaksha/ui/field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './contact-form.module.css';

const empty: ContactMessage = { name: '', email: '', phone: '', message: '' };

export function ContactForm() {
  const { http, notify } = useHost();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every refusal, when its fields are marked
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [refusals]);

  const field = (name: keyof ContactMessage) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: target.value }));
      setErrors(({ [name]: _mended, ...others }) => others);
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    setState('sending');
    setErrors({});
    try {
      await sendSupportMessage(http, { type: supportType.contact, ...normalizeContact(values) });
      // A text that was changed meanwhile stays.
      setValues((latest) => (latest === values ? empty : latest));
      setState('sent');
      notify.success('Message sent successfully!');
    } catch (error) {
      // Keeps the typed message.
      setState('idle');
      setErrors(isApiError(error) ? error.fields : {});
      setRefusals((before) => before + 1);
      notify.error(messageOf(error, errorMessages.other));
    }
  };

  return (
    <form ref={form} onSubmit={submit} className={`stack gap-5 ${styles.form}`}>
      <Field label="Name" error={errors.name}>
        <TextInput {...field('name')} placeholder="Your Name" autoComplete="name" maxLength={limits.nameMax} />
      </Field>
      <Field label="Email" error={errors.email}>
        <TextInput
          {...field('email')}
          type="email"
          placeholder="Your Email"
          autoComplete="email"
          maxLength={limits.emailMax}
        />
      </Field>
      <Field label="Phone" error={errors.phone}>
        <TextInput
          {...field('phone')}
          type="tel"
          placeholder="Your Phone Number"
          autoComplete="tel"
          maxLength={limits.contact.phoneMax}
        />
      </Field>
      <Field label="Message" error={errors.message} aside={`${values.message.length} of ${limits.contact.messageMax}`}>
        <TextArea
          {...field('message')}
          className={styles.message}
          rows={5}
          placeholder="Your Message"
          maxLength={limits.contact.messageMax}
        />
      </Field>
      <Button type="submit" variant="accent" size="l" busy={state === 'sending'}>
        Send Message
      </Button>
      {/* Beside the submit button, where it is visible on a phone too. */}
      {state === 'sent' && (
        <Banner tone="good" role="status">
          Thank you for contacting us! We will get back to you soon.
        </Banner>
      )}
    </form>
  );
}
