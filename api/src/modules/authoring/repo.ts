import type { ContentType } from '@kaksha/domain/catalogue';
import type { CourseCompleteness } from '@kaksha/domain/course-progress';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { isTaughtBy } from '../../platform/database/batch-teacher';
import type { Database } from '../../platform/database/database';
import { batches, courses } from '../../platform/database/schema/courses';
import { singleRow } from '../../platform/database/single-row';

const { search: _search, ...columns } = getTableColumns(courses);

export type CourseRecord = Omit<typeof courses.$inferSelect, 'search'>;
export type NewCourse = typeof courses.$inferInsert;

/**
 * A course, by default only one that is not deleted. With `lock` no other transaction changes it until this one ends.
 */
export async function findCourse(
  db: Database,
  id: number,
  { lock = false, includeDeleted = false }: { lock?: boolean; includeDeleted?: boolean } = {},
): Promise<CourseRecord | null> {
  const query = db
    .select(columns)
    .from(courses)
    .where(and(eq(courses.id, id), includeDeleted ? undefined : isNull(courses.deletedAt)));
  // Orders refer to the course while they hold a batch, so the lock leaves room for references.
  const [row] = await (lock ? query.for('no key update') : query);
  return row ?? null;
}

/** The batches of a course that a trainer teaches, also those that ended. */
export async function taughtBatches(
  db: Database,
  { courseId, trainerId }: { courseId: number; trainerId: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: batches.id })
    .from(batches)
    .where(and(eq(batches.courseId, courseId), isTaughtBy(trainerId)));
  return rows.map(({ id }) => id);
}

export async function addCourse(db: Database, values: NewCourse): Promise<number> {
  return singleRow(await db.insert(courses).values(values).returning({ id: courses.id })).id;
}

export async function changeCourse(
  db: Database,
  id: number,
  values: Partial<NewCourse>,
  { raiseVersion }: { raiseVersion: boolean },
): Promise<void> {
  await db
    .update(courses)
    .set({ ...values, ...(raiseVersion && { version: sql`${courses.version} + 1` }) })
    .where(eq(courses.id, id));
}

/** The parts that publishing needs: batches, those that are open and have not ended, contents, shown ones and modules. */
export async function countParts(
  db: Database,
  courseId: number,
  now: Date,
): Promise<Omit<CourseCompleteness, 'name' | 'description' | 'categoryId' | 'stage'>> {
  const { rows } = await db.execute<{
    batches: number;
    open: number;
    types: ContentType[];
    shown: ContentType[];
    modules: number;
  }>(sql`
    select (select count(*)::int from batches where course_id = ${courseId}) as batches,
      (select count(*)::int from batches where course_id = ${courseId} and active
        and (ends_at is null or ends_at > ${now.toISOString()}::timestamptz)) as open,
      array(select content_type from course_contents where course_id = ${courseId}) as types,
      array(select content_type from course_contents where course_id = ${courseId} and is_live) as shown,
      (select count(*)::int from course_modules where course_id = ${courseId}) as modules`);
  const { batches = 0, open = 0, types = [], shown = [], modules = 0 } = rows[0] ?? {};
  return {
    batchCount: batches,
    openBatchCount: open,
    contentTypes: types,
    shownContentTypes: shown,
    moduleCount: modules,
  };
}

interface LookupIds {
  languageId?: number | null;
  categoryId?: number | null;
  subcategoryId?: number | null;
}

/**
 * The ids to store: those of the entries that took over merged ones. Undefined for an id that is unknown, or is not a
 * subcategory of the category. Waits for a merge that runs.
 */
export async function readLookups(
  tx: Database,
  { languageId = null, categoryId = null, subcategoryId = null }: LookupIds,
): Promise<LookupIds> {
  const current = sql.raw('select coalesce(merged_into, id) as id from');
  const { rows } = await tx.execute<Record<keyof LookupIds, number | null>>(sql`
    select (${current} languages where id = ${languageId}::int for key share) as "languageId",
      (${current} categories where id = ${categoryId}::int for key share) as "categoryId",
      (${current} subcategories where id = ${subcategoryId}::int and category_id = ${categoryId}::int for key share)
        as "subcategoryId"`);
  const found = (field: keyof LookupIds, id: number | null) => (id === null ? null : (rows[0]?.[field] ?? undefined));
  return {
    languageId: found('languageId', languageId),
    categoryId: found('categoryId', categoryId),
    subcategoryId: found('subcategoryId', subcategoryId),
  };
}

/** `involved`: there are orders, enrolments, feedback or enquiries, so the course cannot be removed. */
export async function countLearners(db: Database, courseId: number): Promise<{ enrolled: number; involved: boolean }> {
  const { rows } = await db.execute<{ enrolled: number; involved: boolean }>(sql`
    select (select count(distinct user_id)::int from enrolments where course_id = ${courseId} and status <> 'Refunded') as enrolled,
      exists (select from orders where course_id = ${courseId})
      or exists (select from enrolments where course_id = ${courseId})
      or exists (select from waiting_list w join batches b on b.id = w.batch_id where b.course_id = ${courseId})
      or exists (select from feedback where course_id = ${courseId})
      or exists (select from enquiries where course_id = ${courseId}) as involved`);
  return rows[0] ?? { enrolled: 0, involved: false };
}

export async function removeCourse(db: Database, id: number): Promise<void> {
  await db.delete(courses).where(eq(courses.id, id));
}

/** Copies the contents and modules of a course to another one. */
export async function copyParts(db: Database, from: number, to: number): Promise<void> {
  await db.execute(sql`
    insert into course_contents (course_id, content_type, content_text, is_live, position)
    select ${to}::int, content_type, content_text, is_live, position from course_contents where course_id = ${from}`);
  await db.execute(sql`
    insert into course_modules (course_id, position, name, topics, hands_on, skills)
    select ${to}::int, position, name, topics, hands_on, skills from course_modules where course_id = ${from}`);
}
