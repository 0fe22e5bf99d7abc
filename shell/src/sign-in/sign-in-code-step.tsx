import { type SecondStep, type SignIn, verifyCode } from '@kaksha/api-client/auth';
import { useHost } from '@kaksha/contract/host-context';
import * as limits from '@kaksha/domain/limits';
import { CodeStep } from '@kaksha/forms/code-step';
import { codeSchema } from '@kaksha/forms/use-code-form';
import { Banner } from '@kaksha/ui/banner';
import { Field, TextInput } from '@kaksha/ui/field';
import { TextButton } from '@kaksha/ui/text-button';
import { useState } from 'react';
import { NameField, nameRule } from './name-field';
import styles from './sign-in.module.css';

interface SignInCodeStepProps {
  email: string;
  /** Why the last request sent no code; null when it did. */
  refused: string | null;
  onResend: () => Promise<void>;
  onChangeEmail: () => void;
  onVerified: (result: SignIn | SecondStep) => void;
}

const { digits, validForMinutes, resendAfterSeconds } = limits.otp;

const schema = codeSchema(digits);
const newUserSchema = schema.shape({ name: nameRule });

export function SignInCodeStep({ email, refused, onResend, onChangeEmail, onVerified }: SignInCodeStepProps) {
  const { http, environment } = useHost();
  /** The code is right, and its address has no account yet. */
  const [isNew, setIsNew] = useState(false);
  const verify = async (code: string, name?: string) => {
    const result = await verifyCode(http, { email, code, ...(name && { name: name.trim() }) });
    if ('needsName' in result) setIsNew(true);
    else onVerified(result);
  };
  return (
    <CodeStep
      schema={isNew ? newUserSchema : schema}
      digits={digits}
      resendAfterSeconds={resendAfterSeconds}
      onVerify={verify}
      onResend={onResend}
      aside={`${refused ? '' : 'Sent, '}good for ${validForMinutes} minutes`}
      mailboxUrl={environment.demo ? `${environment.apiHost}/dev/mailbox?to=${encodeURIComponent(email)}` : null}
      more={isNew && <NameField />}
      submitLabel={isNew ? 'Create account' : 'Verify'}
    >
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
      {refused && (
        <Banner
          role="alert"
          tone="saffron"
        >{`${refused} If you have a code from the last ${validForMinutes} minutes, enter it here.`}</Banner>
      )}
    </CodeStep>
  );
}
