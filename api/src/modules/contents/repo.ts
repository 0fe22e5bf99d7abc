import type { ContentType } from '@kaksha/domain/catalogue';
import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { courseContents } from '../../db/schema/course-parts';
import { courses } from '../../db/schema/courses';

const most = 1000;

export type ContentRow = Awaited<ReturnType<typeof selectContents>>[number];
type Columns = typeof courseContents.$inferInsert;

function selectContents(db: Database, where: SQL | undefined) {
  return db
    .select({ ...getTableColumns(courseContents), trainerId: courses.trainerId })
    .from(courseContents)
    .innerJoin(courses, eq(courses.id, courseContents.courseId))
    .where(and(where, isNull(courses.deletedAt)))
    .orderBy(asc(courseContents.courseId), asc(courseContents.position), asc(courseContents.id))
    .limit(most);
}

export interface ContentFilter {
  courseId?: number;
  trainerId?: number;
  /** Only what visitors may see: live contents of public courses. */
  publicOnly: boolean;
}

/** By course, in the order of each one's list. */
export function listContents(db: Database, { courseId, trainerId, publicOnly }: ContentFilter): Promise<ContentRow[]> {
  return selectContents(
    db,
    and(
      courseId === undefined ? undefined : eq(courseContents.courseId, courseId),
      trainerId === undefined ? undefined : eq(courses.trainerId, trainerId),
      publicOnly ? and(sql`${courses.isPublic}`, eq(courseContents.isLive, true)) : undefined,
    ),
  );
}

export async function findContent(db: Database, id: number): Promise<ContentRow | null> {
  const [row] = await selectContents(db, eq(courseContents.id, id));
  return row ?? null;
}

/** At the end of the course's list; null when the course has a content of that type. */
export async function addContent(
  db: Database,
  values: { courseId: number; type: ContentType; text: string; isLive: boolean },
): Promise<number | null> {
  const next = sql<number>`(select coalesce(max(position), 0) + 1 from course_contents where course_id = ${values.courseId})`;
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

/** Whether there was one to remove: of two who do it at once one does. */
export async function removeContent(db: Database, id: number): Promise<boolean> {
  return (
    (await db.delete(courseContents).where(eq(courseContents.id, id)).returning({ id: courseContents.id })).length > 0
  );
}

/** Writes the places of contents: that of the first id is 1. */
export async function placeContents(db: Database, courseId: number, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    update course_contents c set position = wanted.place
    from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as wanted (id, place)
    where c.id = wanted.id and c.course_id = ${courseId}`);
}
