import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { learnerName } from '../../../platform/database/learner-name';
import { attendance, checkIns } from '../../../platform/database/schema/classes';
import { courses } from '../../../platform/database/schema/courses';
import { enrolments } from '../../../platform/database/schema/payments';
import { users } from '../../../platform/database/schema/people';
import { seatSince } from '../../../platform/database/seat-since';

/** Seats of a batch by the name of the learner, refunded ones included. */
export const findSeats = (db: Database, batchId: number) =>
  db
    .select({
      userId: users.id,
      name: learnerName,
      orderId: enrolments.orderId,
      status: enrolments.status,
      since: seatSince,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(eq(enrolments.batchId, batchId))
    .orderBy(asc(users.name), asc(users.id));

export type SeatRow = Awaited<ReturnType<typeof findSeats>>[number];

/** The seat of one learner with what its ticket shows. */
export async function findOwnSeat(db: Database, { batchId, userId }: { batchId: number; userId: number }) {
  const [row] = await db
    .select({ name: users.name, orderId: enrolments.orderId, status: enrolments.status })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(and(eq(enrolments.batchId, batchId), eq(enrolments.userId, userId)));
  return row ?? null;
}

export async function findCourseName(db: Database, courseId: number): Promise<string> {
  const [row] = await db.select({ name: courses.name }).from(courses).where(eq(courses.id, courseId));
  return row?.name ?? '';
}

/** Who was at these sessions, with the check-in that says so. */
export function findPresent(db: Database, batchId: number, days: readonly string[]) {
  const ofSession = and(
    eq(checkIns.batchId, attendance.batchId),
    eq(checkIns.sessionDay, attendance.sessionDay),
    eq(checkIns.userId, attendance.userId),
    isNull(checkIns.undoneAt),
  );
  return db
    .select({
      userId: attendance.userId,
      sessionDay: attendance.sessionDay,
      joinedAt: attendance.joinedAt,
      correctedAt: attendance.correctedAt,
      checkInId: checkIns.id,
    })
    .from(attendance)
    .leftJoin(checkIns, ofSession)
    .where(
      and(eq(attendance.batchId, batchId), inArray(attendance.sessionDay, [...days]), eq(attendance.isPresent, true)),
    );
}

export const findCheckIns = (db: Database, batchId: number, ids: readonly string[]) =>
  db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.batchId, batchId), inArray(checkIns.id, [...ids])));

export type CheckInRow = typeof checkIns.$inferSelect;

export async function addCheckIn(tx: Database, row: CheckInRow): Promise<void> {
  await tx.insert(checkIns).values(row);
}

export async function endCheckIn(tx: Database, { batchId, id }: CheckInRow, undoneAt: Date): Promise<void> {
  await tx
    .update(checkIns)
    .set({ undoneAt })
    .where(and(eq(checkIns.batchId, batchId), eq(checkIns.id, id)));
}

type Presence = Pick<CheckInRow, 'batchId' | 'sessionDay' | 'userId'>;

const isOf = ({ batchId, sessionDay, userId }: Presence) =>
  and(eq(attendance.batchId, batchId), eq(attendance.sessionDay, sessionDay), eq(attendance.userId, userId));

/** Records that the learner is there. An absence that the trainer recorded before becomes a correction. */
export async function setPresent(tx: Database, { checkedInAt, checkedInBy, ...of }: CheckInRow): Promise<void> {
  const { batchId, sessionDay, userId } = of;
  await tx
    .insert(attendance)
    .values({ batchId, sessionDay, userId, joinedAt: checkedInAt })
    .onConflictDoUpdate({
      target: [attendance.batchId, attendance.sessionDay, attendance.userId],
      set: { isPresent: true, correctedBy: checkedInBy, correctedAt: checkedInAt },
      setWhere: eq(attendance.isPresent, false),
    });
}

/** Takes a check-in back: the record of its own goes, one with a correction becomes an absence. */
export async function setAbsent(tx: Database, presence: Presence, by: number, at: Date): Promise<void> {
  await tx.delete(attendance).where(and(isOf(presence), isNull(attendance.correctedAt)));
  await tx.update(attendance).set({ isPresent: false, correctedBy: by, correctedAt: at }).where(isOf(presence));
}
