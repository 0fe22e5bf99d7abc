import { messageOf } from '@kaksha/api-client/errors';
import { newsletterTexts } from '@kaksha/api-client/newsletter-texts';
import { useHost, useSession } from '@kaksha/contract/host-context';
import * as limits from '@kaksha/domain/limits';
import { Button } from '@kaksha/ui/button';
import { Field, TextInput } from '@kaksha/ui/field';
import { type FormEvent, useRef, useState } from 'react';
import styles from './newsletter-form.module.css';

/** No form kit: it would add its bytes to every first visit for one field. The code that sends it loads with the press. */
export function NewsletterForm() {
  const host = useHost();
  const { user } = useSession();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const email = user?.email ?? typed;

  const refuse = (reason: string) => {
    setError(reason);
    input.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!email.trim()) return refuse('Please enter your email address');

    setBusy(true);
    try {
      const { subscribe } = await import(/* webpackChunkName: "mail-links" */ './subscribe');
      if (await subscribe(host, email, user?.name)) setTyped('');
      else refuse('Please enter a valid email address');
    } catch (cause) {
      host.notify.error(messageOf(cause, newsletterTexts.failed), { duration: limits.notice.generalMs });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form id="newsletter" noValidate onSubmit={submit} className="cluster gap-2 top">
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
