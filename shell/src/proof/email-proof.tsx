import { isApiError } from '@kaksha/api-client/errors';
import { useFormAction } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import * as limits from '@kaksha/domain/limits';
import { CodeStep } from '@kaksha/forms/code-step';
import { codeSchema } from '@kaksha/forms/use-code-form';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { useState } from 'react';
import styles from './proof.module.css';

interface EmailProofProps {
  email: string;
  send: () => Promise<void>;
  /** Throws when the code is refused. */
  onCode: (code: string) => Promise<void>;
}

const { digits, resendAfterSeconds, validForMinutes } = limits.otp;
const schema = codeSchema(digits);

/** A code that is mailed to a user without a second factor. */
export function EmailProof({ email, send, onCode }: EmailProofProps) {
  const { environment } = useHost();
  const [step, setStep] = useState<'ask' | 'code'>('ask');
  const { busy, problem, run } = useFormAction();
  const ask = () =>
    run(async () => {
      try {
        await send();
      } catch (error) {
        // A code that was sent earlier still works.
        if (isApiError(error) && error.code === 'TOO_MANY_CODES') setStep('code');
        throw error;
      }
      setStep('code');
    }, 'The code was not sent. Please try again.');
  const refusal = problem && (
    <Banner tone="bad" role="alert">
      {problem}
    </Banner>
  );
  if (step === 'ask') {
    return (
      <div className={`stack gap-5 ${styles.step}`}>
        <p>
          We send a code to <b>{email}</b>.
        </p>
        {refusal}
        <Button variant="accent" size="l" block autoFocus busy={busy} onClick={() => void ask()}>
          Send code
        </Button>
      </div>
    );
  }
  return (
    <CodeStep
      schema={schema}
      digits={digits}
      resendAfterSeconds={resendAfterSeconds}
      label="Mailed code"
      onVerify={onCode}
      onResend={send}
      aside={`Good for ${validForMinutes} minutes`}
      mailboxUrl={environment.demo ? `${environment.apiHost}/dev/mailbox?to=${encodeURIComponent(email)}` : null}
    >
      {refusal || (
        <p>
          We sent a code to <b>{email}</b>.
        </p>
      )}
    </CodeStep>
  );
}
