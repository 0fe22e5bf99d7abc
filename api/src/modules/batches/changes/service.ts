import { hasNewTimes, newPlace } from '@kaksha/domain/batch-change';
import { nextSession } from '@kaksha/domain/batch-sessions';
import type { Batch, BatchChangeAnswer, BatchSchedule } from '@kaksha/domain/catalogue';
import { dayMs } from '@kaksha/domain/time-units';
import { inTransaction, type UserContext } from '../../../platform/context/context';
import { emit } from '../../../platform/outbox/emit';
import { refundInFull } from '../../payment/cancelled-batches/service';
import { changeNotFound, confirmationRequired } from '../errors';
import { timeOfChange } from '../learners-repo';
import { countLearners } from '../repo';
import { addResponse, type ChangeOfLearner, hasUnpaidOrders, insertChange, listOpenChanges } from './repo';

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

/** The caller's moved batches that wait for an answer. */
export function getBatchChanges({ db, principal, clock }: UserContext): Promise<ChangeOfLearner[]> {
  return listOpenChanges(db, { userId: principal.id, now: clock.now() });
}

/**
 * Accepts a move, or takes the full refund regardless of the refund rule.
 * @throws ApiError CHANGE_NOT_FOUND (404) for another learner's, an answered or an expired one.
 */
export async function answerBatchChange(
  context: UserContext,
  { id, answer }: { id: number; answer: BatchChangeAnswer },
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { db, principal, clock } = tx;
    const [row] = await listOpenChanges(db, { userId: principal.id, now: clock.now(), id });
    if (!row) throw changeNotFound();
    const { enrolment } = row;
    if (!(await addResponse(db, { changeId: id, enrolmentId: enrolment.id, answer }))) throw changeNotFound();
    if (answer === 'accept') return;
    const reason = 'The trainer moved the batch.';
    await refundInFull(tx, { orderId: enrolment.orderId, reason, requestedBy: principal.id });
  });
}
