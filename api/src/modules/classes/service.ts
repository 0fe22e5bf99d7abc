import { currentSession } from '@kaksha/domain/batch-sessions';
import { meetingRules } from '@kaksha/domain/meeting-rules';
import { joinableSession, joinOpensAt } from '@kaksha/domain/meetings';
import { inTransaction, type UserContext } from '../../platform/context/context';
import { batchOf } from '../../platform/database/batch-of';
import { requireVersion } from '../../platform/http/edit-conflict';
import { check } from '../../platform/http/form';
import { linkProvider } from '../../platform/meeting-providers/link';
import { getMeetingUrl, saveMeetingLink } from '../batches/meeting-link/service';
import { editableBatch } from '../batches/service';
import { findTaughtBatch } from '../batches/taught-service';
import { hasSeat } from '../seats/service';
import { classOver, noMeeting, notEnrolled, notYet } from './errors';
import { findUserName, recordAttendance } from './repo';
import { meetingVersion } from './version';

export interface Meeting {
  batchId: number;
  url: string | null;
  /** Whether the site makes a meeting for each class, because the batch has no link. */
  isOnDemand: boolean;
}

export interface JoinedClass {
  url: string;
  /** For example Zoom; the host of an unknown product. */
  provider: string;
  session: { date: string; startsAt: Date; endsAt: Date };
}

/** The meeting link for the trainer of the course. @throws ApiError BATCH_NOT_FOUND (404), FORBIDDEN (403). */
export function getMeeting(context: UserContext, { batchId }: { batchId: number }): Promise<Meeting> {
  return inTransaction(context, async (tx) => {
    await editableBatch(tx, batchId);
    return meetingOf(tx, batchId, await getMeetingUrl(tx, batchId));
  });
}

const meetingOf = ({ rooms }: UserContext, batchId: number, url: string | null): Meeting => ({
  batchId,
  url,
  isOnDemand: url === null && rooms !== null,
});

/**
 * Stores the meeting link; an empty text removes it.
 * @throws ApiError VALIDATION_FAILED (400), BATCH_NOT_FOUND (404), FORBIDDEN (403), EDIT_CONFLICT (409) for an outdated
 * version.
 */
export function setMeeting(
  context: UserContext,
  { batchId, url: typed, version }: { batchId: number; url: string; version?: number },
): Promise<Meeting> {
  check(meetingRules, { url: typed });
  return inTransaction(context, async (tx) => {
    const { course } = await editableBatch(tx, batchId);
    const stored = meetingOf(tx, batchId, await getMeetingUrl(tx, batchId));
    requireVersion({ given: version, stored: meetingVersion(stored) }, { name: 'link', read: () => stored });
    return meetingOf(tx, batchId, await saveMeetingLink(tx, { batchId, typed, course }));
  });
}

/**
 * The meeting of the session that takes place now, or begins within 15 minutes: the link of the trainer, else a room
 * that is made on demand. Records the attendance of a learner.
 * @throws ApiError BATCH_NOT_FOUND (404), NOT_ENROLLED (403), NOT_YET, CLASS_OVER and NO_MEETING (409),
 * MEETING_UNAVAILABLE (502)
 */
export async function joinClass(context: UserContext, { batchId }: { batchId: number }): Promise<JoinedClass> {
  const { db, clock, principal } = context;
  const found = await findTaughtBatch(context, { batchId });
  const isTeacher = found.mayTeach;
  if (!isTeacher && !(await hasSeat(context, { userId: principal.id, batchId }))) throw notEnrolled();
  const now = clock.now();
  const batch = batchOf(found.batch);
  const session = joinableSession(batch, now);
  if (!session) {
    const next = currentSession(batch, now);
    throw next ? notYet(joinOpensAt(next)) : classOver();
  }
  const link = await getMeetingUrl(context, batchId);
  const provider = link ? linkProvider(link) : context.rooms;
  if (!provider) throw noMeeting();
  const sessionDay = session.change?.day ?? session.day;
  const endsAt = session.end;
  const { courseName } = found;
  const name = (await findUserName(db, principal.id)) || (isTeacher ? 'Trainer' : 'Learner');
  const participant = { userId: principal.id, name, isModerator: isTeacher };
  const url = await provider.join({ batchId, sessionDay, courseName, endsAt }, participant, now);
  if (!isTeacher) {
    await recordAttendance(db, { batchId, sessionDay, userId: principal.id, joinedAt: now });
  }
  return { url, provider: provider.name, session: { date: session.day, startsAt: session.start, endsAt } };
}
