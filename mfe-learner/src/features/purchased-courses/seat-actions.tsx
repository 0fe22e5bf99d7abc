import { canChangeBatch } from '@kaksha/domain/change-batch';
import type { Enrolment } from '@kaksha/domain/payments';
import { Button } from '@kaksha/ui/button';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { useState } from 'react';

const ChangeBatchDialog = retryableLazy(
  async () =>
    (await import(/* webpackChunkName: "change-batch" */ '../../seat-changes/change-batch-dialog')).ChangeBatchDialog,
);
const GiveBackDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "give-back" */ './give-back-dialog')).GiveBackDialog,
);

/** Changes the batch of a seat, and gives a free seat back. */
export function SeatActions({ seat, now, heading }: { seat: Enrolment; now: Date; heading: string }) {
  const [open, setOpen] = useState<'change' | 'give-back' | null>(null);
  const { price, status } = seat;
  if (status !== 'Active') return null;
  const close = () => setOpen(null);
  return (
    <>
      {canChangeBatch(seat, now) && (
        <Button size="s" aria-describedby={heading} onClick={() => setOpen('change')}>
          Change batch
        </Button>
      )}
      {price.amount === 0 && (
        <Button size="s" variant="ghost" aria-describedby={heading} onClick={() => setOpen('give-back')}>
          Give seat back
        </Button>
      )}
      {open === 'change' && <ChangeBatchDialog seat={seat} onClose={close} />}
      {open === 'give-back' && <GiveBackDialog seat={seat} onClose={close} />}
    </>
  );
}
