import { createRecoveryCodes } from '@kaksha/api-client/second-factor';
import { useFormAction } from '@kaksha/api-client/use-action';
import * as limits from '@kaksha/domain/limits';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { useShellHost } from '../host/shell-host';
import styles from './security.module.css';

interface RecoverySectionProps {
  left: number;
  onCreated: (codes: readonly string[]) => void;
}

/** Below this many codes the user is asked to make new ones. */
const fewCodes = 3;

export function RecoverySection({ left, onCreated }: RecoverySectionProps) {
  const { http } = useShellHost();
  const { busy, problem, run } = useFormAction();
  const create = () =>
    run(async () => onCreated(await createRecoveryCodes(http)), 'No new codes were made. Please try again.');
  return (
    <section className={`stack gap-4 card ${styles.card}`} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">Recovery codes</h2>
      <p>{`For the day when you have neither your passkey nor your phone. Each code works once. ${left} of ${limits.secondFactor.recoveryCodes} are left.`}</p>
      {left < fewCodes && (
        <Banner tone="saffron">Only a few codes are left. Please make new ones and save them.</Banner>
      )}
      {problem && (
        <Banner tone="bad" role="alert">
          {problem}
        </Banner>
      )}
      <div className="cluster gap-2 gap-x-3 middle">
        <Button busy={busy} onClick={() => void create()}>
          Make new codes
        </Button>
      </div>
    </section>
  );
}
