import { heldSessions } from '@kaksha/domain/attendance';
import type { Batch } from '@kaksha/domain/catalogue';
import { joinableSession } from '@kaksha/domain/meetings';
import type { UserContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import { batchOf } from '../../../platform/database/batch-of';
import type { Recording } from '../../../platform/meeting-providers/provider';
import { findTaughtBatch, taughtBatch } from '../../batches/taught-service';
import { hasSeat } from '../../seats/service';
import { noMeeting, notEnrolled } from '../errors';

/** Whether the meeting that the site made for the class of now runs. */
export interface Room {
  batchId: number;
  isRunning: boolean;
}

/** @throws ApiError BATCH_NOT_FOUND (404), FORBIDDEN (403), NO_MEETING (409), MEETING_UNAVAILABLE (502) */
export async function getRoom(context: UserContext, { batchId }: { batchId: number }): Promise<Room> {
  const { rooms, session } = await roomOf(context, batchId);
  return { batchId, isRunning: session !== null && (await rooms.isRunning(session)) };
}

/** Ends the meeting for everybody. @throws ApiError as `getRoom` */
export async function endMeeting(context: UserContext, { batchId }: { batchId: number }): Promise<Room> {
  const { rooms, session, found } = await roomOf(context, batchId);
  if (!session) throw noMeeting();
  await rooms.end(session);
  const { courseId } = found.batch;
  await writeAudit(context.db, {
    actorId: context.principal.id,
    action: 'batch.end-meeting',
    entityId: batchId,
    requestId: context.requestId,
    detail: { courseId, trainerId: found.courseTrainerId, sessionDay: session.sessionDay },
  });
  return { batchId, isRunning: false };
}

/**
 * The recordings of a batch, for those who teach it or have a seat. None on a site without rooms.
 * @throws ApiError BATCH_NOT_FOUND (404), NOT_ENROLLED (403), MEETING_UNAVAILABLE (502)
 */
export async function getRecordings(context: UserContext, { batchId }: { batchId: number }): Promise<Recording[]> {
  const { batch, mayTeach } = await findTaughtBatch(context, { batchId });
  const { rooms, principal, clock } = context;
  if (!mayTeach && !(await hasSeat(context, { userId: principal.id, batchId }))) throw notEnrolled();
  const days = heldSessions(batchOf(batch), clock.now()).map(({ plannedDay }) => plannedDay);
  return rooms && days.length > 0 ? rooms.recordings(batchId, days) : [];
}

/** The server of rooms and the session of now, or the last one, whose meeting may go on. */
async function roomOf(context: UserContext, batchId: number) {
  const found = await taughtBatch(context, { batchId });
  const { rooms, clock } = context;
  if (!rooms) throw noMeeting();
  return { rooms, found, session: sessionOfNow(batchOf(found.batch), clock.now()) };
}

function sessionOfNow(batch: Batch, now: Date) {
  const joinable = joinableSession(batch, now);
  const sessionDay = joinable ? (joinable.change?.day ?? joinable.day) : heldSessions(batch, now).at(-1)?.plannedDay;
  return sessionDay ? { batchId: batch.id, sessionDay } : null;
}
