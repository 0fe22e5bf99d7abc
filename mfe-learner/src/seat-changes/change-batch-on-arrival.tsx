import { changeBatchHash } from '@kaksha/domain/paths';
import type { Enrolment } from '@kaksha/domain/payments';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

const ChangeBatchDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "change-batch" */ './change-batch-dialog')).ChangeBatchDialog,
);

/** The choice of another batch, for those who come by a link to it. */
export function ChangeBatchOnArrival({ seat }: { seat: Enrolment }) {
  const { hash } = useLocation();
  const [open, setOpen] = useState(hash === changeBatchHash);
  return open && <ChangeBatchDialog seat={seat} onClose={() => setOpen(false)} />;
}
