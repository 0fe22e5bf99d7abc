import { useSession } from '@kaksha/contract/host-context';
import { nounFor } from '@kaksha/domain/count-text';
import type { AdminPayout } from '@kaksha/domain/payouts';
import { Button } from '@kaksha/ui/button';
import { Checkbox } from '@kaksha/ui/checkbox';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { useState } from 'react';
import { PayoutRow } from './payout-row';
import styles from './payouts.module.css';
import { canApprove } from './payouts-view';
import { totalsText } from './totals';

const ApproveDialog = retryableLazy(async () => (await import('./approve-dialog')).ApproveDialog);

interface PayoutTableProps {
  payouts: readonly AdminPayout[];
  onChanged: (payouts: readonly AdminPayout[]) => void;
  /** The list is not what the server has. */
  onOutdated: () => void;
}

/** Payouts with a box for each that can be approved. One confirmation approves the chosen ones. */
export function PayoutTable({ payouts, onChanged, onOutdated }: PayoutTableProps) {
  const userId = useSession().user?.id;
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<readonly AdminPayout[] | null>(null);
  const approvable = payouts.filter((payout) => canApprove(payout, userId));
  const chosen = approvable.filter(({ id }) => chosenIds.has(id));
  const choose = (id: number, isChosen: boolean) =>
    setChosenIds(new Set(isChosen ? [...chosenIds, id] : [...chosenIds].filter((other) => other !== id)));
  const chooseAll = (isChosen: boolean) => setChosenIds(new Set(isChosen ? approvable.map(({ id }) => id) : []));
  return (
    <section className={`panel ${styles.payouts}`} aria-label="Payouts">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.box}>
              {approvable.length > 0 && (
                <Checkbox
                  label={<span className={styles.all}>Choose all</span>}
                  checked={chosen.length === approvable.length}
                  onChange={({ target }) => chooseAll(target.checked)}
                />
              )}
            </th>
            <th scope="col">Trainer</th>
            <th scope="col" className={styles.amount}>
              Amount
            </th>
            <th scope="col">Method</th>
            <th scope="col">State</th>
            <th scope="col">Statement</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {payouts.map((payout) => (
            <PayoutRow
              key={payout.id}
              payout={payout}
              chosen={canApprove(payout, userId) ? chosenIds.has(payout.id) : null}
              onChoose={(isChosen) => choose(payout.id, isChosen)}
              onChanged={(changed) => onChanged([changed])}
              onOutdated={onOutdated}
            />
          ))}
        </tbody>
      </table>
      {approvable.length > 0 && (
        <div className={`cluster gap-3 middle between ${styles.bar}`}>
          <p role="status">
            {chosen.length > 0 ? `${chosen.length} chosen: ${totalsText(chosen)}` : 'Choose the payouts to approve.'}
          </p>
          <Button variant="accent" disabled={chosen.length === 0} onClick={() => setAsked(chosen)}>
            {chosen.length > 0 ? `Approve ${chosen.length} ${nounFor(chosen.length, 'payout')}` : 'Approve'}
          </Button>
        </div>
      )}
      {asked && (
        <ApproveDialog payouts={asked} onChanged={onChanged} onOutdated={onOutdated} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}
