import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { courses } from '../../db/schema/courses';
import { users } from '../../db/schema/people';
import { feedback } from '../../db/schema/support';

export interface OpinionRow {
  id: number;
  userId: number;
  userName: string;
  stars: number;
  text: string;
  courseId: number | null;
  courseName: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A course that somebody took with a trainer, and what they said of it. */
export interface RateableRow {
  courseId: number;
  courseName: string;
  opinion: { id: number; stars: number; text: string; updatedAt: Date } | null;
}

interface Wish {
  trainerId: number;
  courseId?: number;
}

const shown = ({ trainerId, courseId }: Wish) =>
  and(
    eq(feedback.trainerId, trainerId),
    isNull(feedback.hiddenAt),
    courseId === undefined ? undefined : eq(feedback.courseId, courseId),
  );

const thatIsThere = and(eq(courses.id, feedback.courseId), isNull(courses.deletedAt));

const opinionColumns = {
  id: feedback.id,
  userId: feedback.userId,
  userName: users.name,
  stars: feedback.stars,
  text: feedback.text,
  courseId: feedback.courseId,
  courseName: courses.name,
  createdAt: feedback.createdAt,
  updatedAt: feedback.updatedAt,
};

const withWords = (wish: Wish) => and(shown(wish), ne(feedback.text, ''));

/** Those with words, latest first. The course's name is null when the course is gone. */
export function listOpinions(
  db: Database,
  wish: Wish,
  { offset, limit }: { offset: number; limit: number },
): Promise<OpinionRow[]> {
  return db
    .select(opinionColumns)
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .leftJoin(courses, thatIsThere)
    .where(withWords(wish))
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(limit)
    .offset(offset);
}

export function countWithWords(db: Database, wish: Wish): Promise<number> {
  return db.$count(feedback, withWords(wish));
}

/** How many gave 1, 2, 3, 4 and 5 stars. */
export async function countStars(db: Database, wish: Wish): Promise<number[]> {
  const rows = await db
    .select({ stars: feedback.stars, count: sql<number>`count(*)::int` })
    .from(feedback)
    .where(shown(wish))
    .groupBy(feedback.stars);
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
}

export async function findOpinion(db: Database, id: number): Promise<typeof feedback.$inferSelect | null> {
  const [row] = await db.select().from(feedback).where(eq(feedback.id, id));
  return row ?? null;
}

/** Courses that somebody has a seat in with the trainer, who offers or teaches them; by the courses' names. */
export async function listRateable(db: Database, userId: number, trainerId: number): Promise<RateableRow[]> {
  const [{ rows }, said] = await Promise.all([
    db.execute<{ courseId: number; courseName: string }>(sql`
      select c.id as "courseId", c.name as "courseName" from courses c
      where exists (select from enrolments e where e.course_id = c.id and e.user_id = ${userId} and e.status <> 'Refunded'
        and (e.trainer_id = ${trainerId} or c.trainer_id = ${trainerId}))
      order by c.name, c.id`),
    db
      .select()
      .from(feedback)
      .where(and(eq(feedback.userId, userId), eq(feedback.trainerId, trainerId))),
  ]);
  return rows.map((course) => ({
    ...course,
    opinion: said.find(({ courseId }) => courseId === course.courseId) ?? null,
  }));
}

/** One opinion for a person, trainer and course: a later one takes the place of the earlier. */
export async function saveOpinion(
  db: Database,
  {
    userId,
    trainerId,
    courseId,
    stars,
    text,
  }: Pick<typeof feedback.$inferInsert, 'userId' | 'trainerId' | 'courseId' | 'stars' | 'text'>,
): Promise<number> {
  const [row] = await db
    .insert(feedback)
    .values({ userId, trainerId, courseId, stars, text })
    .onConflictDoUpdate({
      target: [feedback.userId, feedback.trainerId, feedback.courseId],
      set: { stars, text, updatedAt: sql`now()` },
    })
    .returning({ id: feedback.id });
  return (row as { id: number }).id;
}

export async function findShownOpinion(db: Database, id: number): Promise<OpinionRow> {
  const [row] = await db
    .select(opinionColumns)
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .leftJoin(courses, thatIsThere)
    .where(eq(feedback.id, id));
  return row as OpinionRow;
}

/** Whether there was one to remove: of two who do it at once one does. */
export async function removeOpinion(db: Database, id: number): Promise<boolean> {
  return (await db.delete(feedback).where(eq(feedback.id, id)).returning({ id: feedback.id })).length > 0;
}

export async function hideOpinion(tx: Database, id: number, hidden: boolean): Promise<void> {
  await tx
    .update(feedback)
    .set({ hiddenAt: hidden ? sql`coalesce(${feedback.hiddenAt}, now())` : null })
    .where(eq(feedback.id, id));
}
