import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { teacherOfBatch } from '../../platform/database/batch-teacher';
import type { Database } from '../../platform/database/database';
import { batches, courses } from '../../platform/database/schema/courses';
import { waitingList } from '../../platform/database/schema/payments';
import { trainers, users } from '../../platform/database/schema/people';
import { integer } from '../../platform/database/typed-sql';

const maxRows = 200;
const isOpen = inArray(waitingList.status, ['waiting', 'offered']);
const teacher = alias(trainers, 'teacher');

/** An open entry with its batch and course. */
export type EntryView = Awaited<ReturnType<typeof listEntries>>[number];

/** The learner's open entries, or that of the batch: offers first, then by the start of the batch. */
export function listEntries(db: Database, userId: number, batchId?: number) {
  return db
    .select({
      entry: waitingList,
      /** From 1; learners with an offer are not counted. */
      position: integer(sql`select count(*) + 1 from waiting_list before where before.batch_id = ${waitingList.batchId}
        and before.status = 'waiting' and before.id < ${waitingList.id}`),
      batch: batches,
      course: { id: courses.id, name: courses.name },
      trainerName: trainers.name,
    })
    .from(waitingList)
    .innerJoin(batches, eq(batches.id, waitingList.batchId))
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .innerJoin(trainers, eq(trainers.id, teacherOfBatch()))
    .where(
      and(eq(waitingList.userId, userId), isOpen, batchId === undefined ? undefined : eq(waitingList.batchId, batchId)),
    )
    .orderBy(asc(waitingList.offerEndsAt), asc(batches.startsAt), asc(waitingList.id))
    .limit(maxRows);
}

export async function findEntry(db: Database, userId: number, batchId: number): Promise<EntryView | null> {
  const [row] = await listEntries(db, userId, batchId);
  return row ?? null;
}

export async function addEntry(tx: Database, userId: number, batchId: number): Promise<void> {
  await tx.insert(waitingList).values({ userId, batchId });
}

/** When the learner's latest offer ended unused. Offers that the trainer ended do not count. */
export async function findMissedOffer(
  db: Database,
  { userId, batchId }: { userId: number; batchId: number },
): Promise<Date | null> {
  const ofLearner = and(eq(waitingList.userId, userId), eq(waitingList.batchId, batchId));
  const isMissed = and(eq(waitingList.status, 'expired'), sql`${waitingList.updatedAt} >= ${waitingList.offerEndsAt}`);
  const [row] = await db
    .select({ at: waitingList.offerEndsAt })
    .from(waitingList)
    .where(and(ofLearner, isMissed))
    .orderBy(desc(waitingList.offerEndsAt))
    .limit(1);
  return row?.at ?? null;
}

export function countEntries(db: Database, userId: number): Promise<number> {
  return db.$count(waitingList, and(eq(waitingList.userId, userId), isOpen));
}

/** Whether the user is the trainer of the batch or of its course. */
export async function teachesBatch(db: Database, userId: number, batchId: number): Promise<boolean> {
  const rows = await db
    .select({ id: batches.id })
    .from(batches)
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .innerJoin(trainers, eq(trainers.id, courses.trainerId))
    .innerJoin(teacher, eq(teacher.id, teacherOfBatch()))
    .where(and(eq(batches.id, batchId), or(eq(trainers.userId, userId), eq(teacher.userId, userId))));
  return rows.length > 0;
}

/** An entry with what its mails say. */
export async function findEntryForMail(db: Database, entryId: number) {
  const [row] = await db
    .select({
      entry: waitingList,
      batch: batches,
      course: { id: courses.id, name: courses.name, isPublic: courses.isPublic },
      trainerId: teacherOfBatch(),
      trainerName: trainers.name,
      learner: { id: users.id, name: users.name, email: users.email, timeZone: users.timeZone },
    })
    .from(waitingList)
    .innerJoin(batches, eq(batches.id, waitingList.batchId))
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .innerJoin(trainers, eq(trainers.id, teacherOfBatch()))
    .innerJoin(users, eq(users.id, waitingList.userId))
    .where(eq(waitingList.id, entryId));
  return row ?? null;
}
