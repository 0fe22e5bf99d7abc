import { and, eq, sql } from 'drizzle-orm';
import { eventChange } from '../../platform/calendar/event-change';
import { teacherOfBatch } from '../../platform/database/batch-teacher';
import type { Database } from '../../platform/database/database';
import { batches, courses } from '../../platform/database/schema/courses';
import { enrolments } from '../../platform/database/schema/payments';
import { trainers, users } from '../../platform/database/schema/people';

/** Users with an active enrolment. */
export async function listLearnersOfBatch(
  db: Database,
  { batchId, enrolledBefore }: { batchId: number; enrolledBefore?: string },
): Promise<number[]> {
  const isBefore =
    enrolledBefore === undefined ? undefined : sql`${enrolments.enrolledAt} < ${enrolledBefore}::timestamptz`;
  const rows = await db
    .select({ id: enrolments.userId })
    .from(enrolments)
    .where(and(eq(enrolments.batchId, batchId), eq(enrolments.status, 'Active'), isBefore));
  return rows.map(({ id }) => id);
}

/** The time of the database, with which `listLearnersOfBatch` compares. Take it while the batch is locked. */
export async function timeOfChange(tx: Database): Promise<string> {
  const { rows } = await tx.execute<{ now: string }>(sql`select clock_timestamp()::text as now`);
  return rows[0]?.now ?? new Date().toISOString();
}

/** A learner's enrolment, of any status, with the data of a message about its batch. */
export async function findLearnerOfBatch(
  db: Database,
  by: { enrolmentId: number } | { batchId: number; userId: number },
) {
  const where =
    'enrolmentId' in by
      ? eq(enrolments.id, by.enrolmentId)
      : and(eq(enrolments.batchId, by.batchId), eq(enrolments.userId, by.userId));
  const [row] = await db
    .select({
      learner: { id: users.id, name: users.name, email: users.email, timeZone: users.timeZone },
      batch: batches,
      course: { id: courses.id, name: courses.name },
      trainerName: trainers.name,
      change: eventChange(),
      amountMinor: enrolments.amountMinor,
      currency: enrolments.currency,
      status: enrolments.status,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .innerJoin(batches, eq(batches.id, enrolments.batchId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(trainers, eq(trainers.id, teacherOfBatch()))
    .where(where);
  return row ?? null;
}
