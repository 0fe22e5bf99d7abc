import { type SecondStep, type SignIn, sendCode, startCodeProof } from '@kaksha/api-client/auth';
import { type ApiError, isApiError } from '@kaksha/api-client/errors';
import { Banner } from '@kaksha/ui/banner';
import type { AxiosInstance } from 'axios';
import { useEffect, useState } from 'react';
import { useShellHost } from '../host/shell-host';
import { EmailStep } from './email-step';
import { GoogleButton, type GoogleCode, type GoogleSignIn } from './google-button';
import { GoogleCodeStep } from './google-code-step';
import { GoogleNameStep } from './google-name-step';
import { SecondStepForm } from './second-step-form';
import { SignInCodeStep } from './sign-in-code-step';
import { solve } from './solve-challenge';

/** Sign-in by mailed code or with Google; used by the page and the dialog. */
export function SignInForm({ knownEmail = '' }: { knownEmail?: string | undefined }) {
  const { http, session, environment } = useShellHost();
  const [email, setEmail] = useState(knownEmail);
  /** Why no new code was sent; a code that was sent earlier still works. */
  const [refused, setRefused] = useState<string | null>(null);
  /** The browser works for a code beyond the quota. */
  const [isChecking, setChecking] = useState(false);
  const [step, setStep] = useState<'email' | 'code'>('email');

  const send = async (address: string) => {
    const refusal = await sendCode(http, address)
      .catch(async (error: unknown) => {
        if (!isTooMany(error)) throw error;
        setChecking(true);
        const proof = await proofFor(http, address);
        setChecking(false);
        if (proof === null) throw error;
        await sendCode(http, address, proof);
      })
      .then(
        () => null,
        (error: unknown) => {
          if (!isTooMany(error)) throw error;
          return error.message;
        },
      );
    setEmail(address);
    setRefused(refusal);
    setStep('code');
  };
  const finish = ({ token, userId, user }: SignIn) => session.adopt({ token, userId: String(userId) }, user);
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => setBlocked(!navigator.cookieEnabled), []);
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const continueWith = (result: SignIn | SecondStep) => ('ticket' in result ? setSecondStep(result) : finish(result));

  const [googleCode, setGoogleCode] = useState<GoogleCode | null>(null);
  const [newGoogleUser, setNewGoogleUser] = useState<GoogleSignIn | null>(null);

  if (secondStep) {
    const restart = () => {
      setSecondStep(null);
      setGoogleCode(null);
      setNewGoogleUser(null);
      setStep('email');
    };
    return <SecondStepForm secondStep={secondStep} onSignedIn={finish} onRestart={restart} />;
  }

  if (googleCode) {
    return <GoogleCodeStep code={googleCode} onVerified={continueWith} onRestart={() => setGoogleCode(null)} />;
  }

  if (newGoogleUser) return <GoogleNameStep signIn={newGoogleUser} onVerified={continueWith} />;

  return (
    <div className="stack gap-5">
      {isBlocked && (
        <Banner role="alert" tone="bad">
          Your browser blocks the cookies of this site, so you cannot sign in. Allow them in its settings, then load
          this page again.
        </Banner>
      )}
      {isChecking && (
        <Banner role="status" tone="saffron">
          We are checking your browser, because many codes were asked for. This takes a few seconds.
        </Banner>
      )}
      {step === 'email' ? (
        <EmailStep email={email} onSubmit={send} />
      ) : (
        <SignInCodeStep
          email={email}
          refused={refused}
          onResend={() => send(email)}
          onChangeEmail={() => setStep('email')}
          onVerified={continueWith}
        />
      )}
      {environment.googleClientId && (
        <GoogleButton
          clientId={environment.googleClientId}
          onSignedIn={continueWith}
          onCodeNeeded={setGoogleCode}
          onNameNeeded={(signIn) => setNewGoogleUser(() => signIn)}
        />
      )}
    </div>
  );
}

const isTooMany = (error: unknown): error is ApiError => isApiError(error) && error.code === 'TOO_MANY_CODES';

/** The browser's work for a code beyond the quota; null when it cannot do it, as without a secure connection. */
async function proofFor(http: AxiosInstance, email: string): Promise<string | null> {
  try {
    return await solve(await startCodeProof(http, email));
  } catch {
    return null;
  }
}
