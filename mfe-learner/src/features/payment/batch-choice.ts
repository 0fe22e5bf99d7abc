import { batchProgress, firstBatch, openBatches } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import type { Enrolment } from '@kaksha/domain/payments';
import type { Offer } from '../../store/learner-data';

export interface BatchChoice {
  /** Those that one can join, soonest first: this trainer's, or everybody's where this trainer has none. */
  batches: Batch[];
  chosen: Batch | null;
  /** The batch that was asked for when it is over or no longer offered; null when it is unknown here. */
  over: Batch | null;
  /** The seat that the person has in the chosen batch. */
  seat: Enrolment | null;
}

/**
 * Which batches somebody may choose and which one is chosen: the one that was asked for, else the one that they chose
 * earlier, else the next one.
 */
export function batchChoice(
  { course, seats, preferredBatchId }: Offer,
  { trainerId, wish, now }: { trainerId: number | null; wish: number | null; now: Date },
): BatchChoice {
  const joinable = openBatches(course.batches, now);
  const ofTrainer = joinable.filter((batch) => batch.trainerId === trainerId);
  const asked = joinable.find(({ id }) => id === wish);
  const batches = ofTrainer.length && (!asked || ofTrainer.includes(asked)) ? ofTrainer : joinable;
  const chosen = asked ?? batches.find(({ id }) => id === preferredBatchId) ?? firstBatch(batches, now);
  const gone = asked ? null : (course.batches.find(({ id }) => id === wish) ?? null);
  return {
    batches,
    chosen,
    over: gone && (!gone.active || batchProgress(gone, now) === 'Ended') ? gone : null,
    seat: seats.find(({ batch, status }) => batch.id === chosen?.id && status !== 'Refunded') ?? null,
  };
}
