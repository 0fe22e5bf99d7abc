import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { courses } from '../../db/schema/courses';
import { users } from '../../db/schema/people';
import { feedback } from '../../db/schema/support';
import { singleRow } from '../../db/single-row';
import { integer } from '../../db/typed-sql';

export interface FeedbackRow {
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

/** A course that a learner enrolled in, with the learner's feedback on it. */
export interface RateableCourse {
  courseId: number;
  courseName: string;
  feedback: { id: number; stars: number; text: string; updatedAt: Date } | null;
}

interface Subject {
  trainerId: number;
  courseId?: number;
}

const shown = ({ trainerId, courseId }: Subject) =>
  and(
    eq(feedback.trainerId, trainerId),
    isNull(feedback.hiddenAt),
    courseId === undefined ? undefined : eq(feedback.courseId, courseId),
  );

const courseExists = and(eq(courses.id, feedback.courseId), isNull(courses.deletedAt));

const feedbackColumns = {
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

const withText = (subject: Subject) => and(shown(subject), ne(feedback.text, ''));

/** Feedback with a text, latest first. The course's name is null after the course was deleted. */
export function listFeedback(
  db: Database,
  subject: Subject,
  { offset, limit }: { offset: number; limit: number },
): Promise<FeedbackRow[]> {
  return db
    .select(feedbackColumns)
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .leftJoin(courses, courseExists)
    .where(withText(subject))
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(limit)
    .offset(offset);
}

export function countWithText(db: Database, subject: Subject): Promise<number> {
  return db.$count(feedback, withText(subject));
}

/** Counts of 1, 2, 3, 4 and 5 stars. */
export async function countStars(db: Database, subject: Subject): Promise<number[]> {
  const rows = await db
    .select({ stars: feedback.stars, count: integer(sql`count(*)`) })
    .from(feedback)
    .where(shown(subject))
    .groupBy(feedback.stars);
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
}

export async function findFeedback(db: Database, id: number): Promise<typeof feedback.$inferSelect | null> {
  const [row] = await db.select().from(feedback).where(eq(feedback.id, id));
  return row ?? null;
}

/** Courses that the trainer owns or teaches and the learner is enrolled in, by name. */
export async function listRateableCourses(db: Database, userId: number, trainerId: number): Promise<RateableCourse[]> {
  const [{ rows }, ownFeedback] = await Promise.all([
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
    feedback: ownFeedback.find(({ courseId }) => courseId === course.courseId) ?? null,
  }));
}

/** There is one row for a user, trainer and course; saving again replaces it. */
export async function saveFeedback(
  db: Database,
  {
    userId,
    trainerId,
    courseId,
    stars,
    text,
  }: Pick<typeof feedback.$inferInsert, 'userId' | 'trainerId' | 'courseId' | 'stars' | 'text'>,
): Promise<number> {
  const rows = await db
    .insert(feedback)
    .values({ userId, trainerId, courseId, stars, text })
    .onConflictDoUpdate({
      target: [feedback.userId, feedback.trainerId, feedback.courseId],
      set: { stars, text, updatedAt: sql`now()` },
    })
    .returning({ id: feedback.id });
  return singleRow(rows).id;
}

export async function findFeedbackRow(db: Database, id: number): Promise<FeedbackRow> {
  const rows = await db
    .select(feedbackColumns)
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .leftJoin(courses, courseExists)
    .where(eq(feedback.id, id));
  return singleRow(rows);
}

/** False when another request removed it first. */
export async function removeFeedback(db: Database, id: number): Promise<boolean> {
  return (await db.delete(feedback).where(eq(feedback.id, id)).returning({ id: feedback.id })).length > 0;
}

export async function hideFeedbackRow(tx: Database, id: number, hidden: boolean): Promise<void> {
  await tx
    .update(feedback)
    .set({ hiddenAt: hidden ? sql`coalesce(${feedback.hiddenAt}, now())` : null })
    .where(eq(feedback.id, id));
}
