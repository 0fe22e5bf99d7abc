import { eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/database';
import { listOf } from '../../../platform/database/list-of';
import { categories, languages, subcategories } from '../../../platform/database/schema/catalogue';
import { batches, courses } from '../../../platform/database/schema/courses';
import { media } from '../../../platform/database/schema/media';
import { trainers } from '../../../platform/database/schema/people';
import { integer } from '../../../platform/database/typed-sql';

const thumbnail = alias(media, 'thumbnail');
const trainerPhoto = alias(media, 'trainer_photo');
/** The trainer of a batch, whose course may be an institute's. */
const teacher = alias(trainers, 'teacher');
const { search: _search, ...courseColumns } = getTableColumns(courses);

export type BatchRow = typeof batches.$inferSelect;

/** A course with everything that a card shows. `batches` include closed ones, earliest first. */
export type CourseRow = Awaited<ReturnType<typeof loadCourses>>[number];

/** Prepared once for each connection, because planning the seven joins takes longer than running them. */
function prepareCards(db: Database) {
  return db
    .select({
      course: courseColumns,
      cardVersion: integer(sql`coalesce((select v.version from course_cards v where v.course_id = ${courses.id}), 0)`),
      category: categories,
      subcategory: subcategories,
      language: languages,
      trainer: trainers,
      thumbnail: getTableColumns(thumbnail),
      trainerPhoto: getTableColumns(trainerPhoto),
      batches: listOf(
        { ...getTableColumns(batches), trainerName: teacher.name },
        sql`from ${batches} join ${trainers} as ${teacher} on ${teacher.id} = ${batches.trainerId} where ${batches.courseId} = ${courses.id}
          order by ${batches.startsAt}, ${batches.id}`,
      ),
    })
    .from(courses)
    .innerJoin(trainers, eq(trainers.id, courses.trainerId))
    .innerJoin(languages, eq(languages.id, courses.languageId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, courses.subcategoryId))
    .leftJoin(thumbnail, eq(thumbnail.id, courses.thumbnailId))
    .leftJoin(trainerPhoto, eq(trainerPhoto.id, trainers.photoId))
    .where(sql`${courses.id} = any (${sql.placeholder('ids')}::int[])`)
    .prepare('course_cards');
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareCards>>();

/** Courses in the order of the ids, in one query. Unknown ids are skipped. */
export async function loadCourses(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const cards = prepared.get(db) ?? prepareCards(db);
  prepared.set(db, cards);
  const rows = await cards.execute({ ids: `{${ids.join(',')}}` });
  const byId = new Map(rows.map((row) => [row.course.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
