import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { batches, courses } from '../../platform/database/schema/courses';
import { enrolments } from '../../platform/database/schema/payments';
import { trainers, users } from '../../platform/database/schema/people';
import { feedback } from '../../platform/database/schema/support';
import { singleRow } from '../../platform/database/single-row';
import { boolean, integer } from '../../platform/database/typed-sql';

export interface FeedbackRow {
  id: number;
  userId: number;
  userName: string;
  stars: number;
  text: string;
  courseId: number | null;
  courseName: string | null;
  hiddenAt: Date | null;
  trainerId: number;
  trainerName: string;
  answer: string | null;
  answeredAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A seat of a learner in a course, and what is known about the presence of its learners. */
export interface SeatInCourse {
  courseId: number;
  courseName: string;
  batch: typeof batches.$inferSelect;
  attended: boolean;
  recorded: boolean;
}

/** Reviews of a trainer, of a course, or of both. */
export interface Subject {
  trainerId?: number;
  courseId?: number;
}

const shown = ({ trainerId, courseId }: Subject) =>
  and(
    trainerId === undefined ? undefined : eq(feedback.trainerId, trainerId),
    isNull(feedback.hiddenAt),
    isNull(feedback.authorBlockedAt),
    courseId === undefined ? undefined : eq(feedback.courseId, courseId),
  );

const courseExists = and(eq(courses.id, feedback.courseId), isNull(courses.deletedAt));

/** Null while the trainer is blocked. */
const shownAnswer = sql`case when exists (
  select from users u where u.id = ${trainers.userId} and u.blocked_at is not null) then null else ${feedback.answer} end`.mapWith(
  (answer: string | null) => answer,
);

const feedbackColumns = {
  id: feedback.id,
  userId: feedback.userId,
  userName: users.name,
  stars: feedback.stars,
  text: feedback.text,
  courseId: feedback.courseId,
  courseName: courses.name,
  hiddenAt: feedback.hiddenAt,
  trainerId: feedback.trainerId,
  trainerName: trainers.name,
  answer: feedback.answer,
  answeredAt: feedback.answeredAt,
  createdAt: feedback.createdAt,
  updatedAt: feedback.updatedAt,
};

type Columns = Omit<typeof feedbackColumns, 'answer'> & { answer: typeof feedback.answer | typeof shownAnswer };

/** Reviews with their author, trainer and course. The course's name is null after the course was deleted. */
export const selectFeedback = (db: Database, columns: Columns = feedbackColumns) =>
  db
    .select(columns)
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .innerJoin(trainers, eq(trainers.id, feedback.trainerId))
    .leftJoin(courses, courseExists);

const withText = (subject: Subject) => and(shown(subject), ne(feedback.text, ''));

/** Feedback with a text, latest first. */
export function listFeedback(
  db: Database,
  subject: Subject,
  { offset, limit }: { offset: number; limit: number },
): Promise<FeedbackRow[]> {
  return selectFeedback(db, { ...feedbackColumns, answer: shownAnswer })
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

/** The learner's seats in courses that the trainer owns or teaches, by name of the course. */
export function listSeats(db: Database, userId: number, trainerId: number): Promise<SeatInCourse[]> {
  return db
    .select({
      courseId: courses.id,
      courseName: courses.name,
      batch: batches,
      attended: boolean(sql`exists (select from attendance a join batches b on b.id = a.batch_id
        where a.user_id = ${userId} and a.is_present and b.course_id = ${courses.id})`),
      recorded: boolean(sql`exists (select from attendance a where a.batch_id = ${batches.id})`),
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(batches, eq(batches.id, enrolments.batchId))
    .where(
      and(
        eq(enrolments.userId, userId),
        ne(enrolments.status, 'Refunded'),
        or(eq(enrolments.trainerId, trainerId), eq(courses.trainerId, trainerId)),
      ),
    )
    .orderBy(asc(courses.name), asc(courses.id));
}

/** The learner's feedback on the trainer. */
export function listOwnFeedback(db: Database, userId: number, trainerId: number) {
  return db
    .select()
    .from(feedback)
    .where(and(eq(feedback.userId, userId), eq(feedback.trainerId, trainerId)));
}

/** Whether the course exists and is not deleted. */
export async function hasCourse(db: Database, courseId: number): Promise<boolean> {
  return (await db.$count(courses, and(eq(courses.id, courseId), isNull(courses.deletedAt)))) > 0;
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
  return singleRow(await selectFeedback(db).where(eq(feedback.id, id)));
}

/** A shown review with an answer, its author and its trainer; null for any other. */
export async function findAnswered(db: Database, id: number) {
  const [row] = await db
    .select({ ...feedbackColumns, email: users.email, trainerUserId: trainers.userId })
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .innerJoin(trainers, eq(trainers.id, feedback.trainerId))
    .leftJoin(courses, courseExists)
    .where(and(eq(feedback.id, id), isNull(feedback.hiddenAt)));
  return row?.answer ? { ...row, answer: row.answer } : null;
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

/** Stores or removes the trainer's answer. */
export async function saveAnswer(tx: Database, id: number, answer: string | null): Promise<void> {
  await tx
    .update(feedback)
    .set({ answer, answeredAt: answer === null ? null : sql`now()` })
    .where(eq(feedback.id, id));
}
