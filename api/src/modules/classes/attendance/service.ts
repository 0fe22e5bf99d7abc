import { daysBeforeSeat, heldSessions, type OwnAttendance } from '@kaksha/domain/attendance';
import { inTransaction, type UserContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import { batchOf } from '../../../platform/database/batch-of';
import { badRequest } from '../../../platform/http/api-error';
import { taughtBatch } from '../../batches/taught-service';
import { issueForBatch } from '../../certificates/issuing-service';
import { enrolledLater, notEnrolledLearner } from '../errors';
import { correct, findBatchRows, findOwnBatches, findOwnDays, findSeatSince } from './repo';

/** Days of the timetable. */
interface LearnerAttendance {
  userId: number;
  name: string;
  present: string[];
  corrected: string[];
  /** Of the sessions that were over before the learner had the seat, if any were. */
  tooEarly?: string[];
}

/** The sessions of a batch that began, with its learners. @throws ApiError BATCH_NOT_FOUND (404), FORBIDDEN (403) */
export async function getAttendance(context: UserContext, { batchId }: { batchId: number }) {
  const { batch } = await taughtBatch(context, { batchId });
  const learners = new Map<number, LearnerAttendance>();
  const early = (since: Date) => {
    const tooEarly = daysBeforeSeat(batchOf(batch), since);
    return tooEarly.length > 0 ? { tooEarly } : {};
  };
  for (const { userId, name, since, day, isPresent, correctedAt } of await findBatchRows(context.db, batchId)) {
    const learner = learners.get(userId) ?? { userId, name, present: [], corrected: [], ...early(since) };
    learners.set(userId, learner);
    if (day && isPresent) learner.present.push(day);
    if (day && correctedAt) learner.corrected.push(day);
  }
  const sessions = heldSessions(batchOf(batch), context.clock.now()).map(({ plannedDay, day, time }) => ({
    sessionDay: plannedDay,
    date: day,
    time,
  }));
  return { batchId, sessions, learners: [...learners.values()] };
}

export type BatchAttendance = Awaited<ReturnType<typeof getAttendance>>;

interface Correction {
  batchId: number;
  userId: number;
  sessionDay: string;
  isPresent: boolean;
}

/**
 * Says whether a learner was at a session. In a finished batch, certificates that now follow are issued.
 * @throws ApiError BATCH_NOT_FOUND and LEARNER_NOT_FOUND (404), FORBIDDEN (403), VALIDATION_FAILED (400), also for a
 * presence at a session before the enrolment
 */
export async function correctAttendance(context: UserContext, input: Correction): Promise<BatchAttendance> {
  const { batchId, userId, sessionDay, isPresent } = input;
  await inTransaction(context, async (tx) => {
    const { batch, courseTrainerId: trainerId } = await taughtBatch(tx, { batchId });
    const sessions = heldSessions(batchOf(batch), tx.clock.now());
    if (!sessions.some(({ plannedDay }) => plannedDay === sessionDay)) {
      throw badRequest('No class began on this day.', { sessionDay: 'No class began on this day' });
    }
    const since = await findSeatSince(tx.db, { userId, batchId });
    if (!since) throw notEnrolledLearner();
    if (isPresent && daysBeforeSeat(batchOf(batch), since).includes(sessionDay)) throw enrolledLater();
    const correctedAt = tx.clock.now();
    await correct(tx.db, { batchId, userId, sessionDay, isPresent, correctedBy: tx.principal.id, correctedAt });
    await writeAudit(tx.db, {
      actorId: tx.principal.id,
      action: 'batch.correct-attendance',
      entityId: batchId,
      requestId: tx.requestId,
      detail: { courseId: batch.courseId, trainerId, userId, sessionDay, isPresent },
    });
    await issueForBatch(tx, batchId);
  });
  return getAttendance(context, { batchId });
}

/** The attendance of the caller in each batch whose classes began. */
export async function getOwnAttendance({ db, principal, clock }: UserContext): Promise<OwnAttendance[]> {
  const [batches, days] = await Promise.all([findOwnBatches(db, principal.id), findOwnDays(db, principal.id)]);
  return batches.flatMap(({ batch: row, since }) => {
    const batch = batchOf(row);
    const own = new Set(days.filter(({ batchId }) => batchId === row.id).map(({ day }) => day));
    const held = heldSessions(batch, clock.now());
    const missed = held.filter(({ plannedDay }) => !own.has(plannedDay)).map(({ day }) => day);
    const present = held.filter(({ plannedDay }) => own.has(plannedDay)).map(({ plannedDay }) => plannedDay);
    const tooEarly = daysBeforeSeat(batch, since);
    return held.length === 0
      ? []
      : [{ batchId: row.id, held: held.length, attended: present.length, missed, present, tooEarly }];
  });
}
