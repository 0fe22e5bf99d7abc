import { useHost } from '@kaksha/contract/host-context';
import * as limits from '@kaksha/domain/limits';
import { CodeStep } from '@kaksha/forms/code-step';
import { codeSchema } from '@kaksha/forms/use-code-form';
import { TextButton } from '@kaksha/ui/text-button';
import styles from './register-page.module.css';

interface RegistrationCodeStepProps {
  email: string;
  /** An error of the server is shown on the code. */
  onVerify: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onBack: () => void;
}

const { digits, validForMinutes, resendAfterSeconds } = limits.otp;

const schema = codeSchema(digits);

/** Proves with a mailed code that the address belongs to the new trainer. */
export function RegistrationCodeStep({ email, onVerify, onResend, onBack }: RegistrationCodeStepProps) {
  const { environment } = useHost();
  return (
    <CodeStep
      schema={schema}
      digits={digits}
      resendAfterSeconds={resendAfterSeconds}
      onVerify={onVerify}
      onResend={onResend}
      label="Confirm your address"
      mailboxUrl={environment.demo ? `${environment.apiHost}/dev/mailbox?to=${encodeURIComponent(email)}` : null}
    >
      <p>
        We sent a code to <strong className={styles.address}>{email}</strong>
        <span>{`. It is good for ${validForMinutes} minutes. `}</span>
        <TextButton tone="prose" onClick={onBack}>
          Change my details
        </TextButton>
      </p>
    </CodeStep>
  );
}
