import { errorMessages, messageOf } from '@kaksha/api-client/errors';
import { sendSupportMessage, supportType } from '@kaksha/api-client/support';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { isEmail } from '@kaksha/domain/email-address';
import * as limits from '@kaksha/domain/limits';
import { Button } from '@kaksha/ui/button';
import { Field, TextInput } from '@kaksha/ui/field';
import { type FormEvent, useRef, useState } from 'react';
import styles from './newsletter-form.module.css';

/** No form kit: it would add its bytes to every first visit for one field. */
export function NewsletterForm() {
  const { http, notify } = useHost();
  const { user } = useSession();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const email = user?.email ?? typed;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = problemOf(email);
    setError(wrong);
    if (wrong) return input.current?.focus();

    setBusy(true);
    try {
      const sender = { email: email.trim(), ...(user && { name: user.name }) };
      await sendSupportMessage(http, { type: supportType.newsletter, ...sender });
      setTyped('');
      notify.success('Thank you for subscribing to our newsletter!', {
        description: 'Open the link in the mail that we sent you to confirm it.',
        duration: limits.notice.generalMs,
      });
    } catch (cause) {
      notify.error(messageOf(cause, errorMessages.other), { duration: limits.notice.generalMs });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form id="newsletter" noValidate onSubmit={submit} className={styles.form}>
      <Field label="Newsletter" error={error} required={false} className={styles.field}>
        <TextInput
          ref={input}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="Your email"
          aria-required="true"
          maxLength={limits.emailMax}
          value={email}
          readOnly={!!user}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Button type="submit" busy={busy} className={styles.submit}>
        Subscribe
      </Button>
    </form>
  );
}

function problemOf(email: string): string | undefined {
  if (!email.trim()) return 'Please enter your email address';
  return isEmail(email) ? undefined : 'Please enter a valid email address';
}
