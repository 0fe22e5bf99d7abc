import { type MissingName, type SecondStep, type SignIn, signInWithGoogle } from '@kaksha/api-client/auth';
import { isApiError, messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createNonce, loadGoogleIdentity } from './google-identity';
import styles from './sign-in.module.css';

interface GoogleButtonProps {
  clientId: string;
  onSignedIn: (result: SignIn | SecondStep) => void;
  onCodeNeeded: (code: GoogleCode) => void;
  onNameNeeded: (signIn: GoogleSignIn) => void;
}

/** Repeats the sign-in with what it asked for. */
export type GoogleSignIn = (more: { otp?: string; name?: string }) => Promise<SignIn | SecondStep | MissingName>;

/** The code that was mailed because Google does not run the user's mailbox. */
export interface GoogleCode {
  signIn: GoogleSignIn;
  resend: () => Promise<void>;
}

const needsCode = (error: unknown) => isApiError(error) && error.code === 'GOOGLE_CODE_REQUIRED';

/** Google's button, which its script draws. The script loads with the form. */
export function GoogleButton({ clientId, ...on }: GoogleButtonProps) {
  const { http } = useHost();
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const onSignedIn = useEffectEvent(on.onSignedIn);
  const onCodeNeeded = useEffectEvent(on.onCodeNeeded);
  const onNameNeeded = useEffectEvent(on.onNameNeeded);

  useEffect(() => {
    let mounted = true;
    const signIn = async (credential: string, secret: string) => {
      setProblem(null);
      const repeat: GoogleSignIn = (more) => signInWithGoogle(http, credential, secret, more);
      try {
        const result = await repeat({});
        if ('needsName' in result) onNameNeeded(repeat);
        else onSignedIn(result);
      } catch (error) {
        if (needsCode(error)) {
          return onCodeNeeded({
            signIn: repeat,
            async resend() {
              await repeat({}).catch((refusal: unknown) => {
                if (!needsCode(refusal)) throw refusal;
              });
            },
          });
        }
        if (mounted) setProblem(messageOf(error, 'Something went wrong. Please try again later.'));
      }
    };
    Promise.all([loadGoogleIdentity(), createNonce()]).then(
      ([google, { secret, nonce }]) => {
        if (!mounted || !place.current) return;
        const callback = ({ credential }: { credential: string }) => signIn(credential, secret);
        google.initialize({ client_id: clientId, nonce, callback });
        const width = Math.min(400, place.current.offsetWidth);
        google.renderButton(place.current, { theme: 'outline', size: 'large', text: 'continue_with', width });
      },
      () => mounted && setProblem('Signing in with Google cannot be reached right now.'),
    );
    return () => {
      mounted = false;
    };
  }, [clientId, http]);

  return (
    <>
      <p className={`row gap-4 middle meta ${styles.or}`}>or</p>
      <div ref={place} className={styles.google} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
