import { type SignIn, sendCode } from '@kaksha/api-client/auth';
import { useState } from 'react';
import { useShellHost } from '../host/shell-host';

import { EmailStep } from './email-step';
import { GoogleButton } from './google-button';
import styles from './sign-in.module.css';
import { SignInCodeStep } from './sign-in-code-step';

/** Sign-in by mailed code or with Google; used by the page and the dialog. */
export function SignInForm() {
  const { http, session, environment } = useShellHost();
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'email' | 'code'>('email');

  const send = async (address: string) => {
    await sendCode(http, address);
    setEmail(address);
    setStep('code');
  };
  const finish = ({ token, userId, user }: SignIn) => session.adopt({ token, userId: String(userId) }, user);

  return (
    <div className={styles.form}>
      {step === 'email' ? (
        <EmailStep email={email} onSubmit={send} />
      ) : (
        <SignInCodeStep
          email={email}
          onResend={() => send(email)}
          onChangeEmail={() => setStep('email')}
          onVerified={finish}
        />
      )}
      {environment.googleClientId && <GoogleButton clientId={environment.googleClientId} onSignedIn={finish} />}
    </div>
  );
}
