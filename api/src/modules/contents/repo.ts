import type { ContentType } from '@kaksha/domain/catalogue';
import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { courseContents, courses } from '../../platform/database/schema/courses';
import { integer } from '../../platform/database/typed-sql';

const maxRows = 1000;

export type ContentRow = Awaited<ReturnType<typeof selectContents>>[number];
type Columns = typeof courseContents.$inferInsert;

function selectContents(db: Database, where: SQL | undefined) {
  return db
    .select({ ...getTableColumns(courseContents), trainerId: courses.trainerId })
    .from(courseContents)
    .innerJoin(courses, eq(courses.id, courseContents.courseId))
    .where(where)
    .orderBy(asc(courseContents.courseId), asc(courseContents.position), asc(courseContents.id))
    .limit(maxRows);
}

/** In the order of the course's list. */
export function listContentsOfCourse(
  db: Database,
  courseId: number,
  { liveOnly }: { liveOnly: boolean },
): Promise<ContentRow[]> {
  const live = liveOnly ? eq(courseContents.isLive, true) : undefined;
  return selectContents(db, and(eq(courseContents.courseId, courseId), live));
}

/**
 * By course, in the order of its list, without deleted courses.
 * @param publicOnly  only live contents of public courses
 */
export function listContentsOfTrainer(
  db: Database,
  trainerId: number,
  { publicOnly }: { publicOnly: boolean },
): Promise<ContentRow[]> {
  return selectContents(
    db,
    and(
      eq(courses.trainerId, trainerId),
      publicOnly ? and(sql`${courses.isPublic}`, eq(courseContents.isLive, true)) : undefined,
      isNull(courses.deletedAt),
    ),
  );
}

export async function findContent(db: Database, id: number): Promise<ContentRow | null> {
  const [row] = await selectContents(db, and(eq(courseContents.id, id), isNull(courses.deletedAt)));
  return row ?? null;
}

/** Adds a content at the end; null when the course already has one of the type. */
export async function insertContent(
  db: Database,
  values: { courseId: number; type: ContentType; text: string; isLive: boolean },
): Promise<number | null> {
  const next = integer(
    sql`select coalesce(max(position), 0) + 1 from course_contents where course_id = ${values.courseId}`,
  );
  const [row] = await db
    .insert(courseContents)
    .values({ ...values, position: next })
    .onConflictDoNothing({ target: [courseContents.courseId, courseContents.type] })
    .returning({ id: courseContents.id });
  return row?.id ?? null;
}

export async function changeContent(db: Database, id: number, values: Partial<Columns>): Promise<void> {
  await db.update(courseContents).set(values).where(eq(courseContents.id, id));
}

/** False when another request removed it first. */
export async function removeContent(db: Database, id: number): Promise<boolean> {
  return (
    (await db.delete(courseContents).where(eq(courseContents.id, id)).returning({ id: courseContents.id })).length > 0
  );
}

/** Sets the positions of contents, from 1 in the order of the ids. */
export async function placeContents(db: Database, courseId: number, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    update course_contents c set position = wanted.position
    from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as wanted (id, position)
    where c.id = wanted.id and c.course_id = ${courseId}`);
}
