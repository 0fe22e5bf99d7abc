import { hasNewTimes, newPlace } from '@kaksha/domain/batch-change';
import { nextSession } from '@kaksha/domain/batch-sessions';
import type { Batch, BatchSchedule } from '@kaksha/domain/catalogue';
import { dayMs } from '@kaksha/domain/time-units';
import type { UserContext } from '../../../platform/context/context';
import { emit } from '../../../platform/outbox/emit';
import { confirmationRequired } from '../errors';
import { timeOfChange } from '../learners-repo';
import { countLearners } from '../repo';
import { hasUnpaidOrders, insertChange } from './repo';

const scheduleOf = (batch: Batch, place?: string): BatchSchedule => ({
  dayOfWeek: batch.dayOfWeek,
  weekdays: batch.weekdays,
  startDate: batch.startDate,
  endDate: batch.endDate,
  startTime: batch.startTime,
  endTime: batch.endTime,
  timeZone: batch.timeZone,
  ...(place && { place }),
});

/**
 * Stores the move of a batch that has learners or open orders, and notifies the learners. Does nothing when times and place stay the same.
 * @throws ApiError CONFIRMATION_REQUIRED (409) unless the caller knows that learners will be notified.
 */
export async function recordMove(
  tx: UserContext,
  { before, after, confirmed }: { before: Batch; after: Batch; confirmed: boolean },
): Promise<void> {
  const places = newPlace({ before, after });
  if (!places && !hasNewTimes({ before, after })) return;
  const learners = await countLearners(tx.db, before.id);
  // A learner who is paying gets the question with the seat.
  if (learners === 0 && !(await hasUnpaidOrders(tx.db, before.id))) return;
  if (learners > 0 && !confirmed) throw confirmationRequired(learners);
  const now = tx.clock.now();
  // A learner has at least a day to answer.
  const next = nextSession(after, new Date(now.getTime() + dayMs))?.start ?? new Date(now.getTime() + 7 * dayMs);
  const changeId = await insertChange(tx.db, {
    batchId: before.id,
    before: scheduleOf(before, places?.before),
    after: scheduleOf(after, places?.after),
    changedBy: tx.principal.id,
    respondUntil: next,
  });
  const enrolledBefore = await timeOfChange(tx.db);
  await emit(tx, { kind: 'batch.moved', payload: { changeId, batchId: before.id, enrolledBefore } });
}
