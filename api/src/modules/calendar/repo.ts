import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { batches } from '../../db/schema/course-parts';
import { courses } from '../../db/schema/courses';
import { trainers } from '../../db/schema/people';
import { calendarFeeds } from '../../db/schema/platform';

/** A batch with what a calendar shows of its course. */
export type RunRow = Awaited<ReturnType<typeof selectRuns>>[number];

const most = 500;

function selectRuns(db: Database, where: SQL | undefined) {
  return db
    .select({
      batch: batches,
      course: { id: courses.id, name: courses.name, trainerId: courses.trainerId, isPublic: courses.isPublic },
      trainerName: trainers.name,
    })
    .from(batches)
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .innerJoin(trainers, eq(trainers.id, batches.trainerId))
    .where(where)
    .orderBy(asc(batches.startsAt), asc(batches.id))
    .limit(most);
}

export async function findRun(db: Database, batchId: number): Promise<RunRow | null> {
  const [run] = await selectRuns(db, eq(batches.id, batchId));
  return run ?? null;
}

const seatsOf = (userId: number) =>
  sql`(select batch_id from enrolments where user_id = ${userId} and status <> 'Refunded')`;

export async function hasSeat(db: Database, userId: number, batchId: number): Promise<boolean> {
  return (await db.$count(batches, and(eq(batches.id, batchId), inArray(batches.id, seatsOf(userId))))) > 0;
}

/** Batches that somebody takes part in or, as a trainer, teaches; those that ended long ago are left out. */
export function listRuns(db: Database, userId: number): Promise<RunRow[]> {
  const teaches = sql`${batches.trainerId} = (select id from trainers where user_id = ${userId})
    and ${courses.status} = 'published' and ${courses.deletedAt} is null and ${batches.active}`;
  const recent = or(isNull(batches.endsAt), sql`${batches.endsAt} > now() - interval '1 year'`);
  return selectRuns(db, and(or(inArray(batches.id, seatsOf(userId)), teaches), recent));
}

/** Makes an address the only one that a person has. */
export async function replaceFeed(tx: Database, userId: number, tokenHash: string): Promise<Date> {
  // Asked for twice at once, the second waits for the first and ends it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`calendar of ${userId}`}))`);
  await revokeFeeds(tx, userId);
  const [row] = await tx.insert(calendarFeeds).values({ userId, tokenHash }).returning();
  return (row as { createdAt: Date }).createdAt;
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

export async function findFeedOwner(db: Database, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(calendarFeeds.revokedAt)));
  return row?.userId ?? null;
}
