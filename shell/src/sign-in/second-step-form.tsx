import type { SecondStep, SignIn } from '@kaksha/api-client/auth';
import { finishSignIn, startPasskeySignIn } from '@kaksha/api-client/second-factor';
import { TextButton } from '@kaksha/ui/text-button';
import { useEffect, useRef } from 'react';
import { useShellHost } from '../host/shell-host';
import { ProofForm } from '../proof/proof-form';
import styles from './sign-in.module.css';

interface SecondStepFormProps {
  secondStep: SecondStep;
  onSignedIn: (result: SignIn) => void;
  onRestart: () => void;
}

/** The second step of a sign-in: a passkey, a code of an authenticator app or a recovery code. */
export function SecondStepForm({ secondStep: { ticket, methods }, onSignedIn, onRestart }: SecondStepFormProps) {
  const { http } = useShellHost();
  const heading = useRef<HTMLHeadingElement>(null);
  // Tells screen readers that another step began. The form then focuses its own field.
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div className="stack gap-5">
      <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
        Second step
      </h2>
      <ProofForm
        methods={methods}
        startPasskey={() => startPasskeySignIn(http, ticket)}
        onProof={async (proof) => onSignedIn(await finishSignIn(http, ticket, proof))}
      />
      <p className={styles.restart}>
        <TextButton tone="quiet" onClick={onRestart}>
          Start again
        </TextButton>
      </p>
    </div>
  );
}
