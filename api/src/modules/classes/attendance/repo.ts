import { and, asc, eq, exists, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { learnerName } from '../../../platform/database/learner-name';
import { attendance } from '../../../platform/database/schema/classes';
import { batches } from '../../../platform/database/schema/courses';
import { enrolments } from '../../../platform/database/schema/payments';
import { users } from '../../../platform/database/schema/people';
import { seatSince } from '../../../platform/database/seat-since';

const ofEnrolment = and(eq(attendance.batchId, enrolments.batchId), eq(attendance.userId, enrolments.userId));

/** Learners with a seat in the batch, by name, with one row for each recorded session. */
export const findBatchRows = (db: Database, batchId: number) =>
  db
    .select({
      userId: users.id,
      name: learnerName,
      since: seatSince,
      day: attendance.sessionDay,
      isPresent: attendance.isPresent,
      correctedAt: attendance.correctedAt,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .leftJoin(attendance, ofEnrolment)
    .where(and(eq(enrolments.batchId, batchId), ne(enrolments.status, 'Refunded')))
    .orderBy(asc(users.name), asc(users.id), asc(attendance.sessionDay));

/** Since when the learner has a seat in the batch; null without one. */
export async function findSeatSince(
  db: Database,
  { batchId, userId }: { batchId: number; userId: number },
): Promise<Date | null> {
  const [row] = await db
    .select({ since: seatSince })
    .from(enrolments)
    .where(and(eq(enrolments.batchId, batchId), eq(enrolments.userId, userId), ne(enrolments.status, 'Refunded')));
  return row?.since ?? null;
}

/** The batches in which the user has a seat and for which attendance is recorded, with the start of the seat. */
export async function findOwnBatches(db: Database, userId: number) {
  const recorded = db.select({ one: sql`1` }).from(attendance).where(eq(attendance.batchId, batches.id));
  return db
    .select({ batch: batches, since: seatSince })
    .from(enrolments)
    .innerJoin(batches, eq(batches.id, enrolments.batchId))
    .where(and(eq(enrolments.userId, userId), ne(enrolments.status, 'Refunded'), exists(recorded)));
}

/** The sessions at which the user was. */
export const findOwnDays = (db: Database, userId: number) =>
  db
    .select({ batchId: attendance.batchId, day: attendance.sessionDay })
    .from(attendance)
    .where(and(eq(attendance.userId, userId), eq(attendance.isPresent, true)));

/** Records what the trainer says. A later join of the learner does not change it. */
export async function correct(
  tx: Database,
  row: {
    batchId: number;
    userId: number;
    sessionDay: string;
    isPresent: boolean;
    correctedBy: number;
    correctedAt: Date;
  },
): Promise<void> {
  const { isPresent, correctedBy, correctedAt } = row;
  await tx
    .insert(attendance)
    .values(row)
    .onConflictDoUpdate({
      target: [attendance.batchId, attendance.sessionDay, attendance.userId],
      set: { isPresent, correctedBy, correctedAt },
    });
}
