import { type SignIn, verifyCode } from '@kaksha/api-client/auth';
import { useHost } from '@kaksha/contract/host-context';
import { limits } from '@kaksha/domain/limits';
import { CodeField } from '@kaksha/forms/code-field';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { codeSchema, useCodeForm } from '@kaksha/forms/use-code-form';
import { Field, TextInput } from '@kaksha/ui/field';
import { TextLink } from '@kaksha/ui/link';
import { TextButton } from '@kaksha/ui/text-button';
import styles from './sign-in.module.css';

interface CodeStepProps {
  email: string;
  onResend: () => Promise<void>;
  onChangeEmail: () => void;
  onVerified: (result: SignIn) => void;
}

const { digits, validForMinutes, resendAfterSeconds } = limits.otp;

const schema = codeSchema(digits);

export function CodeStep({ email, onResend, onChangeEmail, onVerified }: CodeStepProps) {
  const { http, environment } = useHost();
  const { form, verify, resend, resending, secondsLeft, label } = useCodeForm({
    schema,
    resendAfterSeconds,
    onVerify: async (code) => onVerified(await verifyCode(http, { email, code })),
    onResend,
  });

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
