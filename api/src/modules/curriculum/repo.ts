import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { courseModules } from '../../db/schema/course-parts';
import { courses } from '../../db/schema/courses';

const most = 1000;

export type ModuleRow = Awaited<ReturnType<typeof selectModules>>[number];
export type ModuleColumns = Pick<typeof courseModules.$inferSelect, 'name' | 'topics' | 'handsOn' | 'skills'>;

function selectModules(db: Database, where: SQL | undefined) {
  return db
    .select({ ...getTableColumns(courseModules), trainerId: courses.trainerId })
    .from(courseModules)
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .where(and(where, isNull(courses.deletedAt)))
    .orderBy(asc(courseModules.courseId), asc(courseModules.position))
    .limit(most);
}

/** By course, in the order of each one's curriculum. */
export function listModules(
  db: Database,
  { courseId, trainerId, publicOnly }: { courseId?: number; trainerId?: number; publicOnly: boolean },
): Promise<ModuleRow[]> {
  return selectModules(
    db,
    and(
      courseId === undefined ? undefined : eq(courseModules.courseId, courseId),
      trainerId === undefined ? undefined : eq(courses.trainerId, trainerId),
      publicOnly ? sql`${courses.isPublic}` : undefined,
    ),
  );
}

export async function findModule(db: Database, id: number): Promise<ModuleRow | null> {
  const [row] = await selectModules(db, eq(courseModules.id, id));
  return row ?? null;
}

export function countModules(db: Database, courseId: number): Promise<number> {
  return db.$count(courseModules, eq(courseModules.courseId, courseId));
}

/** At the end of the curriculum. The transaction has to hold the course, so that two get places of their own. */
export async function addModule(tx: Database, courseId: number, values: ModuleColumns): Promise<number> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from course_modules where course_id = ${courseId})`;
  const [row] = await tx
    .insert(courseModules)
    .values({ ...values, courseId, position })
    .returning({ id: courseModules.id });
  if (!row) throw new Error('addModule: no row came back');
  return row.id;
}

export async function changeModule(db: Database, id: number, values: Partial<ModuleColumns>): Promise<void> {
  await db.update(courseModules).set(values).where(eq(courseModules.id, id));
}

/** Whether there was one to remove: of two who do it at once one does. */
export async function removeModule(db: Database, id: number): Promise<boolean> {
  return (
    (await db.delete(courseModules).where(eq(courseModules.id, id)).returning({ id: courseModules.id })).length > 0
  );
}

/** Writes the places of all modules of a course: that of the first id is 1. */
export async function placeModules(tx: Database, courseId: number, ids: readonly number[]): Promise<void> {
  // By way of places that nobody has, because no two modules may have one place even for a moment.
  await tx.execute(sql`
    update course_modules m set position = -wanted.place
    from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as wanted (id, place)
    where m.id = wanted.id and m.course_id = ${courseId}`);
  await tx.execute(sql`update course_modules set position = -position where course_id = ${courseId} and position < 0`);
}
