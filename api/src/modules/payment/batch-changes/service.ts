import type { BatchChangeAnswer } from '@kaksha/domain/catalogue';
import { inTransaction, type UserContext } from '../../../platform/context/context';
import { refundInFull } from '../cancelled-batches/service';
import { changeNotFound } from '../errors';
import { addResponse, type ChangeOfLearner, listOpenChanges } from './repo';

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
