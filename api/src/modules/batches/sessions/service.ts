import { describeRefusal, lifeCycleOf } from '@kaksha/domain/batch-state';
import type { Batch, SessionChange } from '@kaksha/domain/catalogue';
import { ianaZone, instantOf } from '@kaksha/domain/dates';
import { changedDays, type SessionChangeForm, withSessionChange } from '@kaksha/domain/session-changes';
import { sessionRules } from '@kaksha/domain/session-rules';
import { inTransaction, type UserContext } from '../../../platform/context/context';
import { batchOf } from '../../../platform/database/batch-of';
import { batchNotFound } from '../../../platform/http/common-errors';
import { check } from '../../../platform/http/form';
import { emit } from '../../../platform/outbox/emit';
import { auditCoursePart } from '../../authoring/audit/service';
import { lockSeats } from '../../seats/service';
import { batchStateFixed, confirmationRequired, sessionNotChanged } from '../errors';
import { timeOfChange } from '../learners-repo';
import { type CourseBatchRow, changeBatch, countLearners } from '../repo';
import { editableBatch, requireBatch } from '../service';
import type { SessionBody } from './schema';

/** Functions throw BATCH_NOT_FOUND (404), FORBIDDEN (403), BATCH_STATE and CONFIRMATION_REQUIRED (409). */

/** Fields of the form as the call has them. */
const bodyNames = { toDay: 'startsAt', toTime: 'startsAt' };

/** @throws ApiError VALIDATION_FAILED (400) with a message for each field. */
export async function changeSession(
  context: UserContext,
  { id, confirmed = false, ...body }: SessionBody & { id: number },
): Promise<CourseBatchRow> {
  await inTransaction(context, async (tx) => {
    const batch = await changeableBatch(tx, id);
    const form = formOf(body);
    check(sessionRules, form, bodyNames, { batch, now: tx.clock.now() });
    const days = changedDays(batch, form);
    await store(tx, { batch, sessionChanges: withSessionChange(batch, form), days, confirmed });
  });
  return requireBatch(context, id);
}

/**
 * @throws ApiError CLASS_NOT_FOUND (404) for a session that takes place as planned, BATCH_STATE (409) after its start.
 */
export async function restoreSession(
  context: UserContext,
  { id, date, confirmed = false }: { id: number; date: string; confirmed?: boolean | undefined },
): Promise<CourseBatchRow> {
  await inTransaction(context, async (tx) => {
    const batch = await changeableBatch(tx, id);
    const change = batch.sessionChanges.find(({ day }) => day === date);
    if (!change) throw sessionNotChanged();
    const planned = instantOf(date, batch.startTime, ianaZone(batch.timeZone));
    if (planned <= tx.clock.now()) throw batchStateFixed('The planned time of this session has passed.');
    const sessionChanges = batch.sessionChanges.filter(({ day }) => day !== date);
    await store(tx, { batch, sessionChanges, days: [date], confirmed });
  });
  return requireBatch(context, id);
}

async function changeableBatch(tx: UserContext, id: number): Promise<Batch> {
  // The course comes first, as in every change of a batch.
  await editableBatch(tx, id);
  const locked = await lockSeats(tx, id);
  if (!locked) throw batchNotFound();
  const batch = batchOf(locked.batch);
  const lifeCycle = lifeCycleOf(batch, tx.clock.now());
  if (lifeCycle === 'cancelled' || lifeCycle === 'finished') throw batchStateFixed(describeRefusal('close', lifeCycle));
  return batch;
}

/** Stores the changes and notifies the learners of the sessions on `days`. */
async function store(
  tx: UserContext,
  {
    batch,
    sessionChanges,
    days,
    confirmed,
  }: { batch: Batch; sessionChanges: SessionChange[]; days: readonly string[]; confirmed: boolean },
): Promise<void> {
  const { course } = await editableBatch(tx, batch.id);
  const learners = await countLearners(tx.db, batch.id);
  if (learners > 0 && !confirmed) throw confirmationRequired(learners);
  await changeBatch(tx.db, batch.id, { sessionChanges });
  await auditCoursePart(tx, { action: 'batch.change-sessions', course, id: batch.id, detail: { days } });
  const enrolledBefore = await timeOfChange(tx.db);
  await emit(tx, { kind: 'sessions.changed', payload: { batchId: batch.id, days: [...days], enrolledBefore } });
}

function formOf({
  date,
  until = '',
  action,
  startsAt = '',
  reason,
}: Omit<SessionBody, 'confirmed'>): SessionChangeForm {
  const [toDay = '', toTime = ''] = startsAt.split('T');
  return { date, until, action, toDay, toTime, reason };
}
