import { and, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { teacherOfBatch } from '../../platform/database/batch-teacher';
import type { Database } from '../../platform/database/database';
import { batches, courses } from '../../platform/database/schema/courses';
import { batchMessages } from '../../platform/database/schema/messages';
import { enrolments } from '../../platform/database/schema/payments';
import { trainers, users } from '../../platform/database/schema/people';
import { singleRow } from '../../platform/database/single-row';

/** Latest messages of a batch, and of all batches of a learner. */
const maxRows = 200;

export type MessageRow = Awaited<ReturnType<typeof select>>[number];
export type BatchOfMessages = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

const select = (db: Database) =>
  db
    .select({
      message: batchMessages,
      trainer: { userId: trainers.userId, name: trainers.name },
      course: { id: courses.id, name: courses.name },
      batch: batches,
    })
    .from(batchMessages)
    .innerJoin(batches, eq(batches.id, batchMessages.batchId))
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .innerJoin(trainers, eq(trainers.id, teacherOfBatch()));

/** Includes deleted courses, whose classes continue. */
export async function findBatch(db: Database, batchId: number) {
  const [row] = await db
    .select({ id: batches.id, teacherId: teacherOfBatch(), courseTrainerId: courses.trainerId })
    .from(batches)
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .where(eq(batches.id, batchId));
  return row ?? null;
}

export async function findMessage(db: Database, id: number): Promise<MessageRow | null> {
  const [row] = await select(db).where(eq(batchMessages.id, id));
  return row ?? null;
}

const latestFirst = [desc(batchMessages.createdAt), desc(batchMessages.id)];

/** @param readerId  a learner, who reads only what was sent to all or to this learner */
export function listOfBatch(db: Database, batchId: number, readerId: number | null): Promise<MessageRow[]> {
  return select(db)
    .where(and(eq(batchMessages.batchId, batchId), readerId === null ? undefined : isTo(readerId)))
    .orderBy(...latestFirst)
    .limit(maxRows);
}

/** Whether a message goes to all learners or to this one. */
const isTo = (userId: number): SQL =>
  sql`(${batchMessages.learnerIds} is null or ${userId} = any(${batchMessages.learnerIds}))`;

/** Messages to the user in the batches in which the user has a seat. */
export function listOfLearner(db: Database, userId: number): Promise<MessageRow[]> {
  return select(db)
    .where(
      and(
        isTo(userId),
        sql`exists (select from enrolments e where e.batch_id = ${batches.id} and e.user_id = ${userId}
          and e.status <> 'Refunded')`,
      ),
    )
    .orderBy(...latestFirst)
    .limit(maxRows);
}

/** Users with a seat that was not refunded. @param chosen  only these; null for all */
export async function listLearners(db: Database, batchId: number, chosen: readonly number[] | null): Promise<number[]> {
  const rows = await db
    .select({ id: enrolments.userId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.batchId, batchId),
        ne(enrolments.status, 'Refunded'),
        chosen ? inArray(enrolments.userId, [...chosen]) : undefined,
      ),
    );
  return rows.map(({ id }) => id);
}

export async function findReader(db: Database, userId: number): Promise<{ email: string } | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Serialises the messages to a batch, so that concurrent calls respect the daily limit. */
export async function lockMessages(tx: Database, batchId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`messages of batch ${batchId}`}))`);
}

export function countSentInLastDay(db: Database, batchId: number): Promise<number> {
  return db.$count(
    batchMessages,
    and(eq(batchMessages.batchId, batchId), gt(batchMessages.createdAt, sql`now() - interval '1 day'`)),
  );
}

export async function addMessage(tx: Database, values: typeof batchMessages.$inferInsert): Promise<number> {
  return singleRow(await tx.insert(batchMessages).values(values).returning({ id: batchMessages.id })).id;
}
