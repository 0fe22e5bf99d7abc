import { type SignIn, verifyCode } from '@kaksha/api-client/auth';
import { isApiError } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import { limits } from '@kaksha/domain/limits';
import { CodeField } from '@kaksha/forms/code-field';
import { Form } from '@kaksha/forms/form';
import { applyServerErrors } from '@kaksha/forms/server-errors';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { useResendTimer } from '@kaksha/forms/use-resend-timer';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Field, TextInput } from '@kaksha/ui/field';
import { TextLink } from '@kaksha/ui/link';
import { TextButton } from '@kaksha/ui/text-button';
import { useEffect, useState } from 'react';
import { object, string } from 'yup';
import styles from './sign-in.module.css';

interface CodeStepProps {
  email: string;
  onResend: () => Promise<void>;
  onChangeEmail: () => void;
  onVerified: (result: SignIn) => void;
}

const { digits, validForMinutes, resendAfterSeconds } = limits.otp;

const schema = object({
  code: string()
    .required('Please enter the code')
    .matches(new RegExp(`^\\d{${digits}}$`), `The code has ${digits} digits`),
});

export function CodeStep({ email, onResend, onChangeEmail, onVerified }: CodeStepProps) {
  const { http, environment } = useHost();
  const form = useYupForm(schema, { code: '' }, { mode: 'onSubmit' });
  const { label, secondsLeft, start } = useResendTimer(resendAfterSeconds);
  const [resending, setResending] = useState(false);
  useEffect(start, [start]);

  const verify = async ({ code }: { code: string }) => {
    try {
      onVerified(await verifyCode(http, { email, code }));
    } catch (error) {
      // Wrong, too late, too often: the server says which, and it concerns the code. The digits stay to be mended.
      if (!isApiError(error) || error.status < 400 || error.status >= 500) throw error;
      form.setError('code', { type: 'server', message: error.message }, { shouldFocus: true });
    }
  };

  const resend = async () => {
    setResending(true);
    form.clearErrors();
    try {
      await onResend();
      form.resetField('code');
      start();
    } catch (error) {
      applyServerErrors(form, error);
    } finally {
      setResending(false);
      form.setFocus('code');
    }
  };

  return (
    <Form form={form} onSubmit={verify} className={styles.step}>
      <Field label="Email">
        <TextInput
          type="email"
          className={styles.address}
          value={email}
          readOnly
          end={
            <TextButton className={styles.change} onClick={onChangeEmail}>
              Change
            </TextButton>
          }
        />
      </Field>
      <div className={styles.code}>
        <CodeField aside={`Sent, good for ${validForMinutes} minutes`} length={digits} autoFocus />
        <div className={styles.below}>
          {secondsLeft > 0 ? (
            <span>{label}</span>
          ) : (
            <TextButton tone="quiet" aria-disabled={resending || undefined} onClick={() => !resending && resend()}>
              {label}
            </TextButton>
          )}
          {environment.demo && (
            <TextLink
              tone="quiet"
              reloadDocument
              target="_blank"
              rel="noopener"
              to={`${environment.apiHost}/dev/mailbox?to=${encodeURIComponent(email)}`}
            >
              Open demo mailbox
            </TextLink>
          )}
        </div>
      </div>
      <SubmitButton size="l" block>
        Verify
      </SubmitButton>
    </Form>
  );
}
