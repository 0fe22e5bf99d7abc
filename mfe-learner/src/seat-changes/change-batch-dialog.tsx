import { moveSeat } from '@kaksha/api-client/payment';
import { useHost } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { describeBatch } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import type { Enrolment } from '@kaksha/domain/payments';
import { isFull } from '@kaksha/domain/seats';
import { Banner } from '@kaksha/ui/banner';
import { BatchOption } from '@kaksha/ui/batch-option';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { useState } from 'react';
import styles from './seat-dialogs.module.css';
import { useSeatChange } from './use-seat-change';

interface ChangeBatchDialogProps {
  seat: Enrolment;
  /** The other open batches of the course. */
  batches: readonly Batch[];
  onClose: () => void;
}

/** Moves a seat to another batch of the same course. */
export function ChangeBatchDialog({ seat, batches, onClose }: ChangeBatchDialogProps) {
  const { http } = useHost();
  const now = useNow();
  const viewerZone = useViewerZone();
  const [chosen, setChosen] = useState(() => batches.find((batch) => !isFull(batch)) ?? null);
  const { busy, problem, run } = useSeatChange('You changed your batch', onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change batch"
      description={`${seat.course.name}. You are in ${describeBatch(seat.batch)}.`}
    >
      <div className={styles.body}>
        <div role="radiogroup" aria-label="Batches" className={styles.options}>
          {batches.map((batch) => (
            <BatchOption
              key={batch.id}
              batch={batch}
              now={now}
              viewerZone={viewerZone}
              checked={batch.id === chosen?.id}
              disabled={busy || isFull(batch)}
              onChoose={() => setChosen(batch)}
            />
          ))}
        </div>
        <p>Your payment stays as it is. The seat in your old batch becomes free at once.</p>
        {problem && (
          <Banner tone="bad" role="alert">
            {problem}
          </Banner>
        )}
        <Button
          block
          variant="accent"
          busy={busy}
          disabled={!chosen}
          onClick={() => chosen && run(() => moveSeat(http, seat.id, chosen.id))}
        >
          Change batch
        </Button>
      </div>
    </Dialog>
  );
}
