import type { PasskeyRequest, Proof } from '@kaksha/api-client/second-factor';
import type { FactorMethods } from '@kaksha/domain/second-factor';
import { TextButton } from '@kaksha/ui/text-button';
import { useState } from 'react';
import { AppProof } from './app-proof';
import { PasskeyProof } from './passkey-proof';
import { RecoveryProof } from './recovery-proof';

interface ProofFormProps {
  methods: FactorMethods;
  startPasskey: () => Promise<PasskeyRequest>;
  /** Throws when the proof is refused; the message is shown. */
  onProof: (proof: Proof) => Promise<void>;
}

type Method = keyof FactorMethods;

const order: readonly Method[] = ['passkey', 'totp', 'recoveryCode'];

const labels: Record<Method, string> = {
  passkey: 'Use a passkey',
  totp: 'Use the authenticator app',
  recoveryCode: 'Use a recovery code',
};

/** One of the user's second factors. Shows the strongest one first and offers the others. */
export function ProofForm({ methods, startPasskey, onProof }: ProofFormProps) {
  const offered = order.filter((method) => methods[method]);
  const [chosen, setChosen] = useState<Method>(offered[0] ?? 'recoveryCode');
  const others = offered.filter((method) => method !== chosen);
  return (
    <div className="stack gap-5">
      {chosen === 'passkey' && <PasskeyProof start={startPasskey} onProof={onProof} />}
      {chosen === 'totp' && <AppProof onCode={(totp) => onProof({ totp })} />}
      {chosen === 'recoveryCode' && <RecoveryProof onCode={(recoveryCode) => onProof({ recoveryCode })} />}
      {others.length > 0 && (
        <div className="cluster gap-2 gap-x-5">
          {others.map((method) => (
            <TextButton key={method} tone="quiet" onClick={() => setChosen(method)}>
              {labels[method]}
            </TextButton>
          ))}
        </div>
      )}
    </div>
  );
}
