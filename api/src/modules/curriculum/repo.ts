import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { courseModules, courses } from '../../platform/database/schema/courses';
import { singleRow } from '../../platform/database/single-row';
import { integer } from '../../platform/database/typed-sql';

const maxRows = 1000;

export type ModuleRow = Awaited<ReturnType<typeof selectModules>>[number];
export type ModuleColumns = Pick<typeof courseModules.$inferSelect, 'name' | 'topics' | 'handsOn' | 'skills'>;

function selectModules(db: Database, where: SQL | undefined) {
  return db
    .select({ ...getTableColumns(courseModules), trainerId: courses.trainerId })
    .from(courseModules)
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .where(where)
    .orderBy(asc(courseModules.courseId), asc(courseModules.position))
    .limit(maxRows);
}

/** In the order of the curriculum. */
export function listModulesOfCourse(db: Database, courseId: number): Promise<ModuleRow[]> {
  return selectModules(db, eq(courseModules.courseId, courseId));
}

/** By course, in the order of its curriculum, without deleted courses. */
export function listModulesOfTrainer(
  db: Database,
  trainerId: number,
  { publicOnly }: { publicOnly: boolean },
): Promise<ModuleRow[]> {
  return selectModules(
    db,
    and(eq(courses.trainerId, trainerId), publicOnly ? sql`${courses.isPublic}` : undefined, isNull(courses.deletedAt)),
  );
}

export async function findModule(db: Database, id: number): Promise<ModuleRow | null> {
  const [row] = await selectModules(db, and(eq(courseModules.id, id), isNull(courses.deletedAt)));
  return row ?? null;
}

export function countModules(db: Database, courseId: number): Promise<number> {
  return db.$count(courseModules, eq(courseModules.courseId, courseId));
}

/** Adds a module at the end. The transaction must have locked the course, because positions are unique. */
export async function insertModule(tx: Database, courseId: number, values: ModuleColumns): Promise<number> {
  const position = integer(
    sql`select coalesce(max(position), 0) + 1 from course_modules where course_id = ${courseId}`,
  );
  const rows = await tx
    .insert(courseModules)
    .values({ ...values, courseId, position })
    .returning({ id: courseModules.id });
  return singleRow(rows).id;
}

export async function changeModule(db: Database, id: number, values: Partial<ModuleColumns>): Promise<void> {
  await db.update(courseModules).set(values).where(eq(courseModules.id, id));
}

/** False when another request removed it first. */
export async function removeModule(db: Database, id: number): Promise<boolean> {
  return (
    (await db.delete(courseModules).where(eq(courseModules.id, id)).returning({ id: courseModules.id })).length > 0
  );
}

/** Sets the positions of a course's modules, from 1 in the order of the ids. */
export async function placeModules(tx: Database, courseId: number, ids: readonly number[]): Promise<void> {
  // Positions are unique at every moment, so negative ones are used in between.
  await tx.execute(sql`
    update course_modules m set position = -wanted.position
    from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as wanted (id, position)
    where m.id = wanted.id and m.course_id = ${courseId}`);
  await tx.execute(sql`update course_modules set position = -position where course_id = ${courseId} and position < 0`);
}
