import { ApiError } from '@kaksha/api-client/errors';
import { releaseRefund } from '@kaksha/api-client/payouts';
import { useAction } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import { formatMoney } from '@kaksha/domain/money';
import type { HeldRefund } from '@kaksha/domain/payments';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { useId } from 'react';
import { useBlogStore } from '../../store/store-context';
import { useMomentText } from '../../use-moment-text';
import styles from './ledger-page.module.css';

/** Refunds of payments that were paid to trainers who are owed less. An administrator sends them. */
export function HeldRefunds() {
  const { heldRefunds } = useBlogStore();
  const { data, status } = useResource(heldRefunds);
  if (status === 'failed') {
    return (
      <Banner tone="saffron">
        Refunds that wait for an approval did not load.{' '}
        <Button size="s" onClick={() => void heldRefunds.load()}>
          Load them again
        </Button>
      </Banner>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section className="stack gap-4 card" aria-labelledby="held-refunds">
      <h2 id="held-refunds">Refunds that wait for an approval</h2>
      <p className={styles.facts}>
        The payment was paid to the trainer, whose later sales do not cover the refund yet. If you pay it back now, it
        is taken from the trainer's later sales.
      </p>
      <ul className={`stack gap-5 ${styles.list}`} aria-labelledby="held-refunds">
        {data.map((refund) => (
          <li key={refund.id}>
            <HeldRefundCard refund={refund} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HeldRefundCard({ refund }: { refund: HeldRefund }) {
  const { host, heldRefunds } = useBlogStore();
  const momentText = useMomentText();
  const heading = useId();
  const { busy, run } = useAction();
  const { id, orderId, courseName, trainerName, currency, amount, reason, requestedAt } = refund;
  const sum = formatMoney(amount, currency);
  const release = () =>
    run(
      async () => {
        heldRefunds.put(await releaseRefund(host.http, id));
        host.notify.success(`${sum} is on its way to the learner`);
      },
      {
        failed: 'The refund was not sent',
        onError(error) {
          if (error instanceof ApiError && error.code === 'REFUND_NOT_HELD') void heldRefunds.reload();
        },
      },
    );
  return (
    <article className="stack gap-2" aria-labelledby={heading}>
      <h3 id={heading}>
        <span dir="auto">{courseName}</span>
      </h3>
      <p className={styles.sum}>{sum}</p>
      <p className={styles.facts}>
        <span dir="auto">{trainerName}</span> <span>{`· order ${orderId} · requested ${momentText(requestedAt)}`}</span>
      </p>
      {reason && (
        <p className={styles.facts} dir="auto">
          {reason}
        </p>
      )}
      <div className={`cluster gap-2 ${styles.actions}`}>
        <Button size="s" variant="accent" busy={busy} aria-describedby={heading} onClick={() => void release()}>
          Pay back now
        </Button>
      </div>
    </article>
  );
}
