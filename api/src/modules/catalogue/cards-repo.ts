import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { categories, languages, subcategories } from '../../db/schema/catalogue';
import { batches } from '../../db/schema/course-parts';
import { courses } from '../../db/schema/courses';
import { media } from '../../db/schema/media';
import { trainers } from '../../db/schema/people';

const thumbnail = alias(media, 'thumbnail');
const trainerPhoto = alias(media, 'trainer_photo');
const { search: _search, ...courseColumns } = getTableColumns(courses);

export type BatchRow = typeof batches.$inferSelect;

/** A course with all that a list shows of it. Batches are the active ones, earliest first. */
export type CourseRow = Awaited<ReturnType<typeof selectCourses>>[number] & { batches: BatchRow[] };

function selectCourses(db: Database, ids: readonly number[]) {
  return db
    .select({
      course: courseColumns,
      category: categories,
      subcategory: subcategories,
      language: languages,
      trainer: trainers,
      thumbnail: getTableColumns(thumbnail),
      trainerPhoto: getTableColumns(trainerPhoto),
    })
    .from(courses)
    .innerJoin(trainers, eq(trainers.id, courses.trainerId))
    .innerJoin(languages, eq(languages.id, courses.languageId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, courses.subcategoryId))
    .leftJoin(thumbnail, eq(thumbnail.id, courses.thumbnailId))
    .leftJoin(trainerPhoto, eq(trainerPhoto.id, trainers.photoId))
    .where(inArray(courses.id, [...ids]));
}

/** The courses of some ids, in the order of the ids; ids that there is no course of are skipped. */
export async function loadCourses(db: Database, ids: readonly number[]): Promise<CourseRow[]> {
  if (ids.length === 0) return [];
  const [rows, runs] = await Promise.all([
    selectCourses(db, ids),
    db
      .select()
      .from(batches)
      .where(and(inArray(batches.courseId, [...ids]), eq(batches.active, true)))
      .orderBy(asc(batches.startsAt), asc(batches.id)),
  ]);
  const byId = new Map(rows.map((row) => [row.course.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...row, batches: runs.filter((run) => run.courseId === id) }] : [];
  });
}
