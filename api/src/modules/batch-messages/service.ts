import * as limits from '@kaksha/domain/limits';
import { inTransaction, type UserContext } from '../../platform/context/context';
import { mayTeach } from '../../platform/context/policy';
import { batchNotFound, messageRequired } from '../../platform/http/common-errors';
import { emit } from '../../platform/outbox/emit';
import { countMail } from '../mail-limits/budget-service';
import { hasSeat } from '../seats/service';
import { noLearners, readForbidden, tooManyMessages } from './errors';
import { mustTeach } from './policy';
import {
  addMessage,
  type BatchOfMessages,
  countSentInLastDay,
  findBatch,
  findMessage,
  listLearners,
  listOfBatch,
  listOfLearner,
  lockMessages,
  type MessageRow,
} from './repo';

/**
 * Writes to all learners of a batch, or to the chosen ones, who get a notification and a mail. A chosen learner without
 * a seat gets nothing.
 * @throws ApiError VALIDATION_FAILED (400), FORBIDDEN (403), BATCH_NOT_FOUND (404), NO_LEARNERS (409),
 * TOO_MANY_REQUESTS, TOO_MANY_MAILS (429)
 */
export async function messageBatch(
  context: UserContext,
  { batchId, message, learnerIds }: { batchId: number; message: string; learnerIds?: readonly number[] },
): Promise<MessageRow> {
  const text = message.trim();
  if (!text) throw messageRequired();
  mustTeach(context.principal, await requireBatch(context, batchId));
  return inTransaction(context, async (tx) => {
    const { db, principal } = tx;
    await lockMessages(db, batchId);
    if ((await countSentInLastDay(db, batchId)) >= limits.batchMessage.perDay) throw tooManyMessages();
    const learners = await listLearners(db, batchId, learnerIds ?? null);
    if (learners.length === 0) throw noLearners();
    const id = await addMessage(db, {
      batchId,
      senderId: principal.id,
      text,
      learnerIds: learnerIds ? learners : null,
      recipients: learners.length,
    });
    await countMail(tx, { to: null });
    await emit(tx, { kind: 'batch.messaged', payload: { messageId: id } });
    const row = await findMessage(db, id);
    if (!row) throw batchNotFound();
    return row;
  });
}

/**
 * The messages to a batch, latest first, for its trainer; those to the caller for those who have a seat.
 * @throws ApiError FORBIDDEN (403), BATCH_NOT_FOUND (404)
 */
export async function getBatchMessages(context: UserContext, { batchId }: { batchId: number }): Promise<MessageRow[]> {
  const { db, principal } = context;
  const batch = await requireBatch(context, batchId);
  if (mayTeach(principal, batch)) return listOfBatch(db, batchId, null);
  if (!(await hasSeat(context, { userId: principal.id, batchId }))) throw readForbidden();
  return listOfBatch(db, batchId, principal.id);
}

/** The messages to the caller in all batches in which the caller has a seat, latest first. */
export function getClassMessages({ db, principal }: UserContext): Promise<MessageRow[]> {
  return listOfLearner(db, principal.id);
}

async function requireBatch({ db }: UserContext, batchId: number): Promise<BatchOfMessages> {
  const batch = await findBatch(db, batchId);
  if (!batch) throw batchNotFound();
  return batch;
}
