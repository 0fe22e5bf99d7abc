import { approvePayouts } from '@kaksha/api-client/payouts';
import { useAction } from '@kaksha/api-client/use-action';
import { nounFor } from '@kaksha/domain/count-text';
import { formatMoney } from '@kaksha/domain/money';
import type { AdminPayout, ApprovalOutcome } from '@kaksha/domain/payouts';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { useState } from 'react';
import { useBlogStore } from '../../store/store-context';
import styles from './payouts.module.css';
import { totalsText } from './totals';

interface ApproveDialogProps {
  /** As the administrator saw them. */
  payouts: readonly AdminPayout[];
  onChanged: (payouts: readonly AdminPayout[]) => void;
  onOutdated: () => void;
  onClose: () => void;
}

const countOf = (count: number) => `${count} ${nounFor(count, 'payout')}`;

/** One question for all chosen payouts. The server asks for one second factor, and reports each payout by itself. */
export function ApproveDialog({ payouts, onChanged, onOutdated, onClose }: ApproveDialogProps) {
  const { http, notify } = useBlogStore().host;
  const { busy, run } = useAction();
  const [refused, setRefused] = useState<readonly ApprovalOutcome[] | null>(null);
  const shared = payouts.filter(({ approvals, approvalsNeeded }) => approvalsNeeded > approvals.length + 1);
  const approve = () =>
    run(
      async () => {
        const outcomes = await approvePayouts(http, payouts);
        onChanged(outcomes.flatMap(({ payout }) => payout ?? []));
        const left = outcomes.filter(({ refusal }) => refusal !== null);
        if (left.length > 0) {
          setRefused(left);
          return;
        }
        notify.success(`${countOf(outcomes.length)} approved`, {
          ...(shared.length > 0 && { description: `${countOf(shared.length)} need another administrator, too.` }),
        });
        onClose();
      },
      { failed: 'The payouts were not approved', onError: onOutdated },
    );
  if (refused) return <Refusals payouts={payouts} refused={refused} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={`Approve ${countOf(payouts.length)}?`}
      description={`${totalsText(payouts)} in all.`}
    >
      <div className="stack gap-4">
        <ul className={styles.chosen} aria-label="Chosen payouts">
          {payouts.map(({ id, trainerName, currentAccount, amount, currency }) => (
            <li key={id}>
              <span>
                <span dir="auto">{trainerName}</span>
                <span className="meta">{currentAccount}</span>
              </span>
              <span className={styles.amount}>{formatMoney(amount, currency)}</span>
            </li>
          ))}
        </ul>
        {shared.length > 0 && (
          <Banner tone="saffron">{`${countOf(shared.length)} ${shared.length === 1 ? 'needs' : 'need'} the approval of 2 administrators.`}</Banner>
        )}
        <p className="note">Refunds that arrive later are taken from the next payout.</p>
        <div className={`cluster gap-2 end ${styles.buttons}`}>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="accent" busy={busy} onClick={() => void approve()}>
            {`Approve ${countOf(payouts.length)}`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface RefusalsProps {
  payouts: readonly AdminPayout[];
  refused: readonly ApprovalOutcome[];
  onClose: () => void;
}

function Refusals({ payouts, refused, onClose }: RefusalsProps) {
  const names = new Map(payouts.map(({ id, trainerName }) => [id, trainerName]));
  const approved = payouts.length - refused.length;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={`${countOf(refused.length)} not approved`}
      description={approved > 0 ? `${countOf(approved)} approved.` : 'Nothing was approved.'}
    >
      <div className="stack gap-4">
        <ul className={styles.chosen} aria-label="Not approved">
          {refused.map(({ id, refusal }) => (
            <li key={id}>
              <span>
                <span dir="auto">{names.get(id)}</span>
                <span className="meta">{refusal?.message}</span>
              </span>
            </li>
          ))}
        </ul>
        <div className={`cluster gap-2 end ${styles.buttons}`}>
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    </Dialog>
  );
}
