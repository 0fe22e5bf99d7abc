import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import {
  courseActionDays,
  type courseActionKinds,
  courseActions,
  type courseActionTypes,
} from '../../platform/database/schema/activity';
import { courses } from '../../platform/database/schema/courses';
import { integer } from '../../platform/database/typed-sql';

export type ActionKind = (typeof courseActionKinds)[number];
export type ActionType = (typeof courseActionTypes)[number];

interface Target {
  userId: number;
  courseId: number;
}

const maxRows = 1000;

/** Null when the course is not public. */
export async function findTrainerOfPublicCourse(
  db: Database,
  courseId: number,
): Promise<{ trainerId: number; userId: number } | null> {
  const { rows } = await db.execute<{ trainerId: number; userId: number }>(sql`
    select t.id as "trainerId", t.user_id as "userId" from courses c join trainers t on t.id = c.trainer_id
    where c.id = ${courseId} and c.is_public`);
  return rows[0] ?? null;
}

/** A repeated call keeps the time of the first one. */
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

/** Ids of public courses, latest action first. */
export async function listCoursesWithAction(db: Database, userId: number, kind: ActionKind): Promise<number[]> {
  const rows = await db
    .select({ id: courseActions.courseId })
    .from(courseActions)
    .innerJoin(courses, eq(courses.id, courseActions.courseId))
    .where(and(eq(courseActions.userId, userId), eq(courseActions.kind, kind), sql`${courses.isPublic}`))
    .orderBy(sql`${courseActions.createdAt} desc`, sql`${courseActions.courseId} desc`)
    .limit(maxRows);
  return rows.map(({ id }) => id);
}

/** A repetition within this many seconds is a reload or a double click and is not counted. */
const repeatSeconds: Record<ActionType, number> = { 1: 1800, 2: 5, 3: 1800 };

/** Adds one to today's count, unless the action repeats the last one. */
export async function incrementCount(db: Database, { userId, courseId }: Target, type: ActionType): Promise<void> {
  const repeated = sql`now() - make_interval(secs => ${repeatSeconds[type]})`;
  await db.execute(sql`
    insert into course_action_days (user_id, course_id, action_type)
    select ${userId}::int, ${courseId}::int, ${type}::smallint where not exists (
      select from course_action_days
      where course_id = ${courseId} and action_type = ${type} and user_id = ${userId} and last_at > ${repeated})
    on conflict (course_id, action_type, user_id, day) do update
      set count = course_action_days.count + 1, last_at = now() where course_action_days.last_at <= ${repeated}`);
}

/** How often a user did the action with a course, over all days. */
export async function sumCount(db: Database, { userId, courseId }: Target, type: ActionType): Promise<number> {
  const [row] = await db
    .select({ total: integer(sql`coalesce(sum(${courseActionDays.count}), 0)`) })
    .from(courseActionDays)
    .where(
      and(
        eq(courseActionDays.userId, userId),
        eq(courseActionDays.courseId, courseId),
        eq(courseActionDays.type, type),
      ),
    );
  return row?.total ?? 0;
}

export async function countUsers(db: Database, courseId: number, type: ActionType): Promise<number> {
  const [row] = await db
    .select({ total: integer(sql`count(distinct ${courseActionDays.userId})`) })
    .from(courseActionDays)
    .where(and(eq(courseActionDays.courseId, courseId), eq(courseActionDays.type, type)));
  return row?.total ?? 0;
}
