import { type BatchAction, describeRefusal, lifeCycleOf, mayChangeState, stateAfter } from '@kaksha/domain/batch-state';
import { inTransaction, type UserContext } from '../../../platform/context/context';
import { batchOf } from '../../../platform/database/batch-of';
import { batchNotFound } from '../../../platform/http/common-errors';
import { emit } from '../../../platform/outbox/emit';
import { auditCoursePart } from '../../authoring/audit/service';
import {
  type CancellationProgress,
  endOrders,
  findCancellationProgress,
} from '../../payment/cancelled-batches/service';
import { lockAndSettle, lockSeats } from '../../seats/service';
import { batchNotCancelled, batchStateFixed, confirmationRequired } from '../errors';
import { type CourseBatchRow, changeBatch, countLearners } from '../repo';
import { editableBatch, requireBatch } from '../service';

/**
 * Functions throw BATCH_NOT_FOUND (404), FORBIDDEN (403) and BATCH_STATE (409) when the life cycle does not allow it.
 */

export async function openBatch(context: UserContext, { id }: { id: number }): Promise<CourseBatchRow> {
  await inTransaction(context, (tx) => changeState(tx, { id, action: 'open' }));
  return requireBatch(context, id);
}

export async function closeBatch(context: UserContext, { id }: { id: number }): Promise<CourseBatchRow> {
  await inTransaction(context, (tx) => changeState(tx, { id, action: 'close' }));
  return requireBatch(context, id);
}

/**
 * Cancels a batch and ends its open orders. Jobs refund and notify its learners.
 * @throws ApiError CONFIRMATION_REQUIRED (409) when it has learners and the call is not confirmed.
 */
export async function cancelBatch(
  context: UserContext,
  { id, reason, confirmed }: { id: number; reason: string; confirmed: boolean },
): Promise<CourseBatchRow> {
  await inTransaction(context, async (tx) => {
    await changeState(tx, { id, action: 'cancel', reason });
    const learners = await countLearners(tx.db, id);
    if (learners > 0 && !confirmed) throw confirmationRequired(learners);
    const payload = { batchId: id, cancelledBy: tx.principal.id };
    await emit(tx, { kind: 'batch.cancelled', payload, key: `batch-cancelled ${id}` });
  });
  return requireBatch(context, id);
}

/** @throws ApiError BATCH_STATE (409) for a batch that is not cancelled. */
export async function getCancellation(context: UserContext, { id }: { id: number }): Promise<CancellationProgress> {
  const { batch } = await editableBatch(context, id);
  if (!batch.cancelledAt) throw batchNotCancelled();
  return findCancellationProgress(context, { batchId: id, cancelledAt: batch.cancelledAt });
}

async function changeState(
  tx: UserContext,
  { id, action, reason = '' }: { id: number; action: BatchAction; reason?: string },
): Promise<void> {
  // The course comes first, as in every change of a batch.
  const { course } = await editableBatch(tx, id);
  const locked = await lockSeats(tx, id);
  if (!locked) throw batchNotFound();
  const { batch } = locked;
  const now = tx.clock.now();
  const stored = batchOf(batch);
  if (!mayChangeState(action, stored, now)) throw batchStateFixed(describeRefusal(action, lifeCycleOf(stored, now)));
  await changeBatch(tx.db, id, {
    state: stateAfter(action),
    ...(action === 'cancel' && { cancelledAt: now, cancelReason: reason }),
  });
  if (action === 'cancel') await endOrders(tx, { batchIds: [id], ending: 'batch-cancelled' });
  // Offers and the waiting list end with the enrolment.
  await lockAndSettle(tx, id);
  const detail = { startDate: batch.startDate, ...(reason && { reason }) };
  await auditCoursePart(tx, { action: `batch.${action}`, course, id, detail });
}
