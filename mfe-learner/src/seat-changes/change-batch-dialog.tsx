import { withoutId } from '@kaksha/api-client/by-id';
import { moveSeat } from '@kaksha/api-client/payment';
import { useResource } from '@kaksha/api-client/use-resource';
import { useHost } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { describeBatch, openBatches } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { formatDay } from '@kaksha/domain/dates';
import type { CouponLimit, Enrolment } from '@kaksha/domain/payments';
import { isFull } from '@kaksha/domain/seats';
import { firstClassDay } from '@kaksha/domain/timetable';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Banner } from '@kaksha/ui/banner';
import { BatchOption } from '@kaksha/ui/batch-option';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { useCallback, useEffect, useState } from 'react';
import { useLearnerStore } from '../store/store-context';
import styles from './seat-dialogs.module.css';
import { useSeatChange } from './use-seat-change';

interface ChangeBatchDialogProps {
  seat: Enrolment;
  onClose: () => void;
}

/** Moves a seat to another batch of the same course, with the free seats of this moment. */
export function ChangeBatchDialog({ seat, onClose }: ChangeBatchDialogProps) {
  const { courseBatches } = useLearnerStore();
  const now = useNow();
  const change = useSeatChange('You changed your batch', onClose);
  const courseId = seat.course.id;
  const load = useCallback(() => void courseBatches.reload(courseId), [courseBatches, courseId]);
  useEffect(load, [load]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !change.busy && onClose()}
      title="Change batch"
      description={`${seat.course.name}. You are in ${describeBatch(seat.batch, now)}.`}
    >
      <AsyncBoundary
        resource={useResource(courseBatches, courseId)}
        name="The batches"
        error={{ level: 3 }}
        loading={<Skeleton shape="block" className={styles.waiting} />}
        onRetry={load}
      >
        {(all) => <BatchChoice seat={seat} batches={withoutId(openBatches(all, now), seat.batch.id)} change={change} />}
      </AsyncBoundary>
    </Dialog>
  );
}

interface BatchChoiceProps {
  seat: Enrolment;
  /** The other open batches of the course. */
  batches: readonly Batch[];
  change: ReturnType<typeof useSeatChange>;
}

function BatchChoice({ seat, batches, change: { busy, problem, run } }: BatchChoiceProps) {
  const { http } = useHost();
  const now = useNow();
  const viewerZone = useViewerZone();
  const limit = seat.couponLimit;
  const possible = batches.filter((batch) => !isFull(batch) && (!limit || limit.batchIds.includes(batch.id)));
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = possible.find(({ id }) => id === chosenId) ?? null;
  return (
    <div className="stack gap-3">
      <div role="radiogroup" aria-label="Batches" className="stack gap-3">
        {batches.map((batch) => (
          <BatchOption
            key={batch.id}
            batch={batch}
            now={now}
            viewerZone={viewerZone}
            checked={batch.id === chosen?.id}
            disabled={busy || !possible.includes(batch)}
            onChoose={() => setChosenId(batch.id)}
          />
        ))}
      </div>
      {limit && <CouponNote seat={seat} {...limit} batches={batches} />}
      {chosen && <Consequences before={seat.batch} after={chosen} now={now} />}
      {!chosen && possible.length > 0 && <p className="note">Choose the batch that you want to move to.</p>}
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
  );
}

/** What changes, and what does not. */
function Consequences({ before, after, now }: { before: Batch; after: Batch; now: Date }) {
  return (
    <div className="stack gap-2" role="status">
      <dl className={`stack gap-2 ${styles.times}`}>
        <div>
          <dt>Until now</dt>
          <dd>{describeBatch(before, now)}</dd>
        </div>
        <div>
          <dt>From now on</dt>
          <dd>{describeBatch(after, now)}</dd>
        </div>
      </dl>
      <p>Your payment stays as it is. The seat in your old batch becomes free at once.</p>
    </div>
  );
}

/** Says to which batches the seat cannot move, because its coupon is not for them. */
function CouponNote({ seat, code, batchIds, batches }: CouponLimit & { seat: Enrolment; batches: readonly Batch[] }) {
  const others = batches.filter(({ id }) => !batchIds.includes(id));
  if (others.length === 0) return null;
  const days = others.map((batch) => formatDay(firstClassDay(batch))).join(', ');
  const way = seat.price.amount === 0 ? 'give your seat back' : 'ask for a refund, where the refund rule allows it,';
  return (
    <Banner tone="saffron">
      {`You enrolled with the code ${code}. It is not for the ${others.length === 1 ? 'batch' : 'batches'} of ${days}. To change to ${others.length === 1 ? 'it' : 'them'}, ${way} and enrol again.`}
    </Banner>
  );
}
