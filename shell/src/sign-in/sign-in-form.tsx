import { type SignIn, sendCode } from '@kaksha/api-client/auth';
import { useState } from 'react';
import { useShellHost } from '../host/shell-host';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { GoogleButton } from './google-button';
import styles from './sign-in.module.css';

/** Signing in by a code that is mailed, or through Google: the page and the dialog show the same form. */
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
        <CodeStep
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
