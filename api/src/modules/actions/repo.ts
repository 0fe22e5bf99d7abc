import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  courseActionDays,
  type courseActionKinds,
  courseActions,
  type courseActionTypes,
} from '../../db/schema/activity';
import { courses } from '../../db/schema/courses';

export type ActionKind = (typeof courseActionKinds)[number];
export type ActionType = (typeof courseActionTypes)[number];

interface Target {
  userId: number;
  courseId: number;
}

const most = 1000;

/** The id of the trainer of a public course, and of their user; null when there is no such public course. */
export async function trainerOfPublicCourse(
  db: Database,
  courseId: number,
): Promise<{ trainerId: number; userId: number } | null> {
  const { rows } = await db.execute<{ trainerId: number; userId: number }>(sql`
    select t.id as "trainerId", t.user_id as "userId" from courses c join trainers t on t.id = c.trainer_id
    where c.id = ${courseId} and c.is_public`);
  return rows[0] ?? null;
}

/** Saying it twice changes nothing, the moment of the first time included. */
export async function addAction(db: Database, { userId, courseId }: Target, kind: ActionKind): Promise<void> {
  await db.insert(courseActions).values({ userId, courseId, kind }).onConflictDoNothing();
}

export async function removeAction(db: Database, { userId, courseId }: Target, kind: ActionKind): Promise<void> {
  await db
    .delete(courseActions)
    .where(and(eq(courseActions.userId, userId), eq(courseActions.courseId, courseId), eq(courseActions.kind, kind)));
}

export async function listActionKinds(db: Database, { userId, courseId }: Target): Promise<ActionKind[]> {
  const rows = await db
    .select({ kind: courseActions.kind })
    .from(courseActions)
    .where(and(eq(courseActions.userId, userId), eq(courseActions.courseId, courseId)));
  return rows.map(({ kind }) => kind);
}

/** Public courses that a person saved or is interested in, latest first. */
export async function actionCourseIds(db: Database, userId: number, kind: ActionKind): Promise<number[]> {
  const rows = await db
    .select({ id: courseActions.courseId })
    .from(courseActions)
    .innerJoin(courses, eq(courses.id, courseActions.courseId))
    .where(and(eq(courseActions.userId, userId), eq(courseActions.kind, kind), sql`${courses.isPublic}`))
    .orderBy(sql`${courseActions.createdAt} desc`, sql`${courseActions.courseId} desc`)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Doing the same again so soon is a page opened anew or a finger that slipped: seconds, by the type. */
const repeatSeconds: Record<ActionType, number> = { 1: 1800, 2: 5, 3: 1800 };

/** Counts one more by the day, unless it repeats the last time; answers how often that person did it in all. */
export async function countAction(db: Database, { userId, courseId }: Target, type: ActionType): Promise<number> {
  const repeated = sql`now() - make_interval(secs => ${repeatSeconds[type]})`;
  await db.execute(sql`
    insert into course_action_days (user_id, course_id, action_type)
    select ${userId}::int, ${courseId}::int, ${type}::smallint where not exists (
      select from course_action_days
      where course_id = ${courseId} and action_type = ${type} and user_id = ${userId} and last_at > ${repeated})
    on conflict (course_id, action_type, user_id, day) do update
      set count = course_action_days.count + 1, last_at = now() where course_action_days.last_at <= ${repeated}`);
  return timesOf(db, { userId, courseId }, type);
}

/** How often a person did something with a course. */
export async function timesOf(db: Database, { userId, courseId }: Target, type: ActionType): Promise<number> {
  const [row] = await db
    .select({ times: sql<number>`coalesce(sum(${courseActionDays.count}), 0)::int` })
    .from(courseActionDays)
    .where(
      and(
        eq(courseActionDays.userId, userId),
        eq(courseActionDays.courseId, courseId),
        eq(courseActionDays.type, type),
      ),
    );
  return row?.times ?? 0;
}

/** How many different people did something with a course. */
export async function peopleOf(db: Database, courseId: number, type: ActionType): Promise<number> {
  const [row] = await db
    .select({ people: sql<number>`count(distinct ${courseActionDays.userId})::int` })
    .from(courseActionDays)
    .where(and(eq(courseActionDays.courseId, courseId), eq(courseActionDays.type, type)));
  return row?.people ?? 0;
}
