import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { eventChange } from '../../platform/calendar/event-change';
import { teacherOfBatch } from '../../platform/database/batch-teacher';
import type { Database } from '../../platform/database/database';
import { batches, courses } from '../../platform/database/schema/courses';
import { enrolments } from '../../platform/database/schema/payments';
import { trainers, users } from '../../platform/database/schema/people';

/** Batches with learners that have begun or begin until `until`, and have not ended at `now`. */
export function findBatchesWithLearners(db: Database, { now, until }: { now: Date; until: Date }) {
  const hasLearners = sql`exists (select 1 from enrolments e where e.batch_id = ${batches.id} and e.status = 'Active')`;
  const isRunning = sql`${batches.state} <> 'cancelled'
    and (${batches.endsAt} is null or ${batches.endsAt} > ${now.toISOString()}::timestamptz)`;
  return db
    .select()
    .from(batches)
    .where(and(lte(batches.startsAt, until), isRunning, hasLearners));
}

/** The batch's active enrolments without a reminder event of that key, which ends with the id of the enrolment. */
export async function findUnreminded(db: Database, batchId: number, keyPrefix: string): Promise<number[]> {
  const isReminded = sql`exists (select 1 from outbox_events o where o.key = ${keyPrefix} || ${enrolments.id})`;
  const rows = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.batchId, batchId), inArray(enrolments.status, ['Active']), sql`not ${isReminded}`));
  return rows.map(({ id }) => id);
}

/** An active enrolment with the data of its reminder; null when the learner has left. */
export async function findReminder(db: Database, enrolmentId: number) {
  const [row] = await db
    .select({
      learner: { id: users.id, name: users.name, email: users.email, timeZone: users.timeZone },
      batch: batches,
      course: { id: courses.id, name: courses.name },
      trainerName: trainers.name,
      change: eventChange(),
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .innerJoin(batches, eq(batches.id, enrolments.batchId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(trainers, eq(trainers.id, teacherOfBatch()))
    .where(and(eq(enrolments.id, enrolmentId), eq(enrolments.status, 'Active')));
  return row ?? null;
}
