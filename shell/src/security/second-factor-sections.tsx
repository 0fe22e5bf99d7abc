import type { SecondFactors } from '@kaksha/domain/second-factor';
import { useState } from 'react';
import { AppSection } from './app-section';
import { PasskeysSection } from './passkeys-section';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { RecoverySection } from './recovery-section';

interface SecondFactorSectionsProps {
  factors: SecondFactors;
  /** The factors changed on the server. */
  onChange: () => void;
}

export function SecondFactorSections({ factors, onChange }: SecondFactorSectionsProps) {
  /** New recovery codes, which the server shows once. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const onAdded = (newCodes: readonly string[] | null) => {
    if (newCodes) setCodes(newCodes);
    onChange();
  };
  const { passkeys, totpAddedAt, recoveryCodesLeft } = factors;
  const hasFactor = passkeys.length > 0 || totpAddedAt !== null;
  return (
    <>
      <PasskeysSection passkeys={passkeys} onAdded={onAdded} onChange={onChange} />
      <AppSection addedAt={totpAddedAt} onAdded={onAdded} onChange={onChange} />
      {hasFactor && <RecoverySection left={recoveryCodesLeft} onCreated={onAdded} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}
