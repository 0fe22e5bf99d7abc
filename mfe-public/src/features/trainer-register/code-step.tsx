import { useHost } from '@kaksha/contract/host-context';
import { limits } from '@kaksha/domain/limits';
import { CodeField } from '@kaksha/forms/code-field';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { codeSchema, useCodeForm } from '@kaksha/forms/use-code-form';
import { TextLink } from '@kaksha/ui/link';
import { TextButton } from '@kaksha/ui/text-button';
import styles from './register-page.module.css';

interface CodeStepProps {
  email: string;
  /** Rejects with what is wrong; a code that was refused is said on its field. */
  onVerify: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onBack: () => void;
}

const { digits, validForMinutes, resendAfterSeconds } = limits.otp;

const schema = codeSchema(digits);

/** The code that was mailed, which proves the address. */
export function CodeStep({ email, onVerify, onResend, onBack }: CodeStepProps) {
  const { environment } = useHost();
  const { form, verify, resend, resending, secondsLeft, label } = useCodeForm({
    schema,
    resendAfterSeconds,
    onVerify,
    onResend,
  });

  return (
    <Form form={form} onSubmit={verify} aria-label="Confirm your address" className={styles.fields}>
      <p>
        We sent a code to <strong className={styles.address}>{email}</strong>. It is good for {validForMinutes} minutes.{' '}
        <TextButton tone="prose" onClick={onBack}>
          Change my details
        </TextButton>
      </p>
      <CodeField length={digits} autoFocus />
      <div className={styles.below}>
        {secondsLeft > 0 ? (
          <span>{label}</span>
        ) : (
          <TextButton tone="quiet" aria-disabled={resending || undefined} onClick={() => !resending && void resend()}>
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
      <SubmitButton size="l" block>
        Verify
      </SubmitButton>
    </Form>
  );
}
