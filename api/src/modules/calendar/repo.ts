import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { eventChange } from '../../platform/calendar/event-change';
import { isTaughtBy, teacherOfBatch } from '../../platform/database/batch-teacher';
import type { Database } from '../../platform/database/database';
import { batches, courses } from '../../platform/database/schema/courses';
import { enrolments } from '../../platform/database/schema/payments';
import { trainers, users } from '../../platform/database/schema/people';
import { calendarFeeds } from '../../platform/database/schema/platform';
import { singleRow } from '../../platform/database/single-row';
import { boolean } from '../../platform/database/typed-sql';

/** A batch with the columns of its course that a calendar shows, and the seat of the reader. */
export type ScheduledBatch = Awaited<ReturnType<typeof selectBatches>>[number];

const maxBatches = 500;

function selectBatches(db: Database, readerId: number, where: SQL | undefined) {
  const isSeatOfReader = and(
    eq(enrolments.batchId, batches.id),
    eq(enrolments.userId, readerId),
    ne(enrolments.status, 'Refunded'),
  );
  return db
    .select({
      batch: batches,
      course: { id: courses.id, name: courses.name, trainerId: courses.trainerId, isPublic: courses.isPublic },
      trainerName: trainers.name,
      teacherId: teacherOfBatch(),
      hasSeat: boolean(sql`${enrolments.id} is not null`),
      change: eventChange(),
    })
    .from(batches)
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .innerJoin(trainers, eq(trainers.id, teacherOfBatch()))
    .leftJoin(enrolments, isSeatOfReader)
    .where(where)
    .orderBy(asc(batches.startsAt), asc(batches.id))
    .limit(maxBatches);
}

/** @param readerId  0 for a visitor */
export async function findBatch(
  db: Database,
  { batchId, readerId }: { batchId: number; readerId: number },
): Promise<ScheduledBatch | null> {
  const [row] = await selectBatches(db, readerId, eq(batches.id, batchId));
  return row ?? null;
}

/** Batches that the user is enrolled in or teaches, without those that ended more than a year ago. */
export function listBatches(db: Database, userId: number): Promise<ScheduledBatch[]> {
  // Classes with learners take place although the course is no longer listed.
  const teaches = sql`${isTaughtBy(sql`(select id from trainers where user_id = ${userId})`)}
    and (${courses.status} = 'published' and ${courses.deletedAt} is null
      or exists (select from enrolments where batch_id = ${batches.id} and status <> 'Refunded'))`;
  const recent = or(isNull(batches.endsAt), sql`${batches.endsAt} > now() - interval '1 year'`);
  const attends = inArray(
    batches.id,
    sql`(select batch_id from enrolments where user_id = ${userId} and status <> 'Refunded')`,
  );
  return selectBatches(db, userId, and(or(attends, teaches), recent));
}

/** Saves a feed token and revokes the user's earlier one. */
export async function replaceFeed(tx: Database, userId: number, tokenHash: string): Promise<Date> {
  // Two concurrent calls run one after the other, so only one token stays valid.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`calendar of ${userId}`}))`);
  await revokeFeeds(tx, userId);
  return singleRow(await tx.insert(calendarFeeds).values({ userId, tokenHash }).returning()).createdAt;
}

export async function revokeFeeds(db: Database, userId: number): Promise<void> {
  await db
    .update(calendarFeeds)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt)));
}

export async function findFeed(db: Database, userId: number): Promise<{ createdAt: Date } | null> {
  const [row] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt)));
  return row ?? null;
}

/** Null for a token that is unknown or revoked, and for a blocked user. */
export async function findFeedOwner(db: Database, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(calendarFeeds.revokedAt), isNull(users.blockedAt)));
  return row?.userId ?? null;
}
