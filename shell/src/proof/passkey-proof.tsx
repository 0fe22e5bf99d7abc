import type { PasskeyRequest, Proof } from '@kaksha/api-client/second-factor';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { startAuthentication } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { passkeyProblem } from './passkey-problem';
import styles from './proof.module.css';

interface PasskeyProofProps {
  start: () => Promise<PasskeyRequest>;
  onProof: (proof: Proof) => Promise<void>;
}

/** Asks the browser to sign with a passkey. */
export function PasskeyProof({ start, onProof }: PasskeyProofProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const prove = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onProof({ passkey: await startAuthentication({ optionsJSON: await start() }) });
    } catch (error) {
      setProblem(passkeyProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={`stack gap-5 ${styles.step}`}>
      <p>Your browser asks for your fingerprint, your face, your PIN or your security key.</p>
      {problem && (
        <Banner tone="bad" role="alert">
          {problem}
        </Banner>
      )}
      <Button
        variant="accent"
        size="l"
        block
        autoFocus
        busy={busy}
        icon={<KeyRound aria-hidden="true" />}
        onClick={() => void prove()}
      >
        Use a passkey
      </Button>
    </div>
  );
}
