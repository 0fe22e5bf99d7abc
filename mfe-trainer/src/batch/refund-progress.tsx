import { type Cancellation, getCancellation } from '@kaksha/api-client/batches';
import { useHost } from '@kaksha/contract/host-context';
import type { Batch } from '@kaksha/domain/catalogue';
import { useEffect, useState } from 'react';

const pollMs = 4000;

/** How many learners of a cancelled batch are refunded. Looks again until all are. */
export function RefundProgress({ batch }: { batch: Batch }) {
  const { http } = useHost();
  const [progress, setProgress] = useState<Cancellation | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpen = true;
    const look = async () => {
      const found = await getCancellation(http, batch.id).catch(() => null);
      if (!isOpen) return;
      if (found) setProgress(found);
      if (!found || found.pending > 0) timer = setTimeout(look, pollMs);
    };
    void look();
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [http, batch.id]);
  if (!progress || progress.learners === 0) return null;
  const { learners, refunded, failed } = progress;
  return (
    <span role="status">
      {`${refunded} of ${learners} ${learners === 1 ? 'learner' : 'learners'} refunded${failed > 0 ? `, ${failed} failed: we look into it` : ''}`}
    </span>
  );
}
