import { showPayoutAccount } from '@kaksha/api-client/payouts';
import { useAction } from '@kaksha/api-client/use-action';
import type { FullPayoutAccount } from '@kaksha/domain/payouts';
import { Button } from '@kaksha/ui/button';
import { useState } from 'react';
import { useBlogStore } from '../../store/store-context';
import styles from './payouts.module.css';

/** Shows the account in full after a press. The server asks for a second factor and records the call. */
export function FullAccount({ payoutId }: { payoutId: number }) {
  const { http } = useBlogStore().host;
  const [account, setAccount] = useState<FullPayoutAccount | null>(null);
  const { busy, run } = useAction();
  const show = () =>
    run(async () => setAccount(await showPayoutAccount(http, payoutId)), { failed: 'The account was not shown' });
  if (!account) {
    return (
      <div>
        <Button size="s" busy={busy} onClick={() => void show()}>
          Show the account
        </Button>
      </div>
    );
  }
  const facts = [
    ['UPI ID', account.upiId],
    ['Account holder', account.accountName],
    ['Account number', account.accountNumber],
    ['IFSC', account.ifsc],
    ['Bank', account.bankName],
  ].filter(([, value]) => value);
  return (
    <dl className={`stack gap-2 ${styles.account}`}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
