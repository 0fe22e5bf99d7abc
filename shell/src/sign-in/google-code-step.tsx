import type { SecondStep, SignIn } from '@kaksha/api-client/auth';
import * as limits from '@kaksha/domain/limits';
import { CodeStep } from '@kaksha/forms/code-step';
import { codeSchema } from '@kaksha/forms/use-code-form';
import { TextButton } from '@kaksha/ui/text-button';
import type { GoogleCode } from './google-button';
import styles from './sign-in.module.css';

const { digits, validForMinutes, resendAfterSeconds } = limits.otp;
const schema = codeSchema(digits);

interface GoogleCodeStepProps {
  code: GoogleCode;
  onVerified: (result: SignIn | SecondStep) => void;
  onRestart: () => void;
}

/** A mailed code, before a Google account is linked to the account of an address that Google does not run. */
export function GoogleCodeStep({ code: { signIn, resend }, onVerified, onRestart }: GoogleCodeStepProps) {
  const verify = async (otp: string) => {
    const result = await signIn({ otp });
    if (!('needsName' in result)) onVerified(result);
  };
  return (
    <div className="stack gap-5">
      <CodeStep
        schema={schema}
        digits={digits}
        resendAfterSeconds={resendAfterSeconds}
        onVerify={verify}
        onResend={resend}
        aside={`Sent, good for ${validForMinutes} minutes`}
        mailboxUrl={null}
      >
        <p>
          You have an account with this e-mail address already. Please enter the code that we sent to it. After that,
          Google signs you in without a code.
        </p>
      </CodeStep>
      <p className={styles.restart}>
        <TextButton tone="quiet" onClick={onRestart}>
          Start again
        </TextButton>
      </p>
    </div>
  );
}
