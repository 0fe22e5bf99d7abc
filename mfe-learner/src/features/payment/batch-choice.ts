import { batchProgress, firstBatch, openBatches } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import type { Enrolment } from '@kaksha/domain/payments';
import type { Offer } from '../../store/learner-data';

export interface BatchChoice {
  /** Batches open for enrolment, soonest first: those of the given trainer, or all when the trainer has none. */
  batches: Batch[];
  chosen: Batch | null;
  /** The requested batch when it is over or closed; null when it is unknown or available. */
  over: Batch | null;
  /** The user's seat in the chosen batch. */
  seat: Enrolment | null;
}

/** The available batches and the chosen one: the requested batch, else the one chosen earlier, else the next. */
export function batchChoice(
  { course, seats, preferredBatchId }: Offer,
  { trainerId, requestedId, now }: { trainerId: number | null; requestedId: number | null; now: Date },
): BatchChoice {
  const available = openBatches(course.batches, now);
  const ofTrainer = available.filter((batch) => batch.trainerId === trainerId);
  const requested = available.find(({ id }) => id === requestedId);
  const batches = ofTrainer.length && (!requested || ofTrainer.includes(requested)) ? ofTrainer : available;
  const chosen = requested ?? batches.find(({ id }) => id === preferredBatchId) ?? firstBatch(batches, now);
  const unavailable = requested ? null : (course.batches.find(({ id }) => id === requestedId) ?? null);
  return {
    batches,
    chosen,
    over:
      unavailable && (unavailable.state !== 'open' || batchProgress(unavailable, now) === 'Finished')
        ? unavailable
        : null,
    seat: seats.find(({ batch, status }) => batch.id === chosen?.id && status !== 'Refunded') ?? null,
  };
}
