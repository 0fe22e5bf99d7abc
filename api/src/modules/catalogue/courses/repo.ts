import { type Currency, currencies, type OwnCourseList } from '@kaksha/domain/catalogue';
import { and, asc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isTaughtBy } from '../../../platform/database/batch-teacher';
import type { Database } from '../../../platform/database/database';
import { listOf } from '../../../platform/database/list-of';
import { categories, languages, subcategories } from '../../../platform/database/schema/catalogue';
import { batches, courseContents, courseModules, courses } from '../../../platform/database/schema/courses';
import { media } from '../../../platform/database/schema/media';
import { enrolments } from '../../../platform/database/schema/payments';
import { trainers, users } from '../../../platform/database/schema/people';
import { feedback } from '../../../platform/database/schema/support';
import { singleRow } from '../../../platform/database/single-row';
import { trainerCategories, trainerIsVerified, trainerNextBatch } from '../../../platform/database/trainer-row';
import { boolean, integer, nothing } from '../../../platform/database/typed-sql';
import { activityOf } from './activity-repo';

export type ContentRow = typeof courseContents.$inferSelect;
export type ModuleRow = typeof courseModules.$inferSelect;

const maxReviews = 20;
const maxCourses = 500;

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

/** A course, also a deleted one, or null. */
export async function loadCourse(db: Database, id: number): Promise<CourseRow | null> {
  const [row] = await loadCourses(db, [id]);
  return row ?? null;
}

/** Whether the user has a seat in a batch of the course. A batch that ended counts, a refunded seat does not. */
export async function hasSeatIn(db: Database, { courseId, userId }: { courseId: number; userId: number }) {
  const seat = and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId), ne(enrolments.status, 'Refunded'));
  return (await db.$count(enrolments, seat)) > 0;
}

export function listContents(db: Database, courseIds: readonly number[]): Promise<ContentRow[]> {
  return db
    .select()
    .from(courseContents)
    .where(inArray(courseContents.courseId, [...courseIds]))
    .orderBy(asc(courseContents.position), asc(courseContents.id));
}

export function listModules(db: Database, courseIds: readonly number[]): Promise<ModuleRow[]> {
  return db
    .select()
    .from(courseModules)
    .where(inArray(courseModules.courseId, [...courseIds]))
    .orderBy(asc(courseModules.position), asc(courseModules.id));
}

export type CourseParts = Awaited<ReturnType<typeof loadParts>>;
export type ReviewRow = CourseParts['reviews'][number];

/**
 * The data of a course page beside the card, in one query: contents, modules, the latest reviews with a text, the
 * trainer's categories and next batch, whether the user contacted the trainer, and on request the activity counts.
 */
export async function loadParts(
  db: Database,
  { id, trainerId }: { id: number; trainerId: number },
  { activity, userId }: { activity: boolean; userId: number | null },
) {
  const rows = await db
    .select({
      contents: listOf(
        getTableColumns(courseContents),
        sql`from ${courseContents} where ${courseContents.courseId} = ${id}
          order by ${courseContents.position}, ${courseContents.id}`,
      ),
      modules: listOf(
        getTableColumns(courseModules),
        sql`from ${courseModules} where ${courseModules.courseId} = ${id}
          order by ${courseModules.position}, ${courseModules.id}`,
      ),
      reviews: listOf(
        {
          id: feedback.id,
          stars: feedback.stars,
          text: feedback.text,
          createdAt: feedback.createdAt,
          authorName: users.name,
        },
        sql`from ${feedback} join ${users} on ${users.id} = ${feedback.userId}
          where ${feedback.courseId} = ${id} and ${feedback.hiddenAt} is null
            and ${feedback.authorBlockedAt} is null and ${feedback.text} <> ''
          order by ${feedback.createdAt} desc, ${feedback.id} desc limit ${maxReviews}`,
      ),
      categories: trainerCategories(trainerId),
      isVerified: trainerIsVerified(trainerId),
      nextBatch: trainerNextBatch(trainerId),
      paymentCurrencies: sql`(select to_json(currencies) from payment_configs where trainer_id = ${trainerId})`.mapWith(
        (codes: string[]): Currency[] | null => currencies.filter((currency) => codes.includes(currency)),
      ),
      activity: activity ? activityOf(id) : nothing,
      hasContacted: userId === null ? boolean(sql`false`) : hasContacted(id, userId),
    })
    .from(sql`(select) as one`);
  return singleRow(rows);
}

/** Whether the user chatted, was interested, enquired or enrolled. */
const hasContacted = (courseId: number, userId: number) =>
  boolean(sql`
  exists (select from course_action_days where course_id = ${courseId} and user_id = ${userId} and action_type in (2, 3))
  or exists (select from course_actions where course_id = ${courseId} and user_id = ${userId} and kind = 'interest')
  or exists (select from enquiries where course_id = ${courseId} and user_id = ${userId})
  or exists (select from enrolments where course_id = ${courseId} and user_id = ${userId})`);

/** A trainer's public courses with their fees, by name. */
export function listOfferedCourses(db: Database, trainerId: number) {
  const { id, name, feeMinor, feeUsdMinor, discount } = getTableColumns(courses);
  return db
    .select({ id, name, feeMinor, feeUsdMinor, discount })
    .from(courses)
    .where(and(eq(courses.trainerId, trainerId), sql`${courses.isPublic}`))
    .orderBy(asc(courses.name), asc(courses.id))
    .limit(maxCourses);
}

/** Public courses of the same subcategory first, then of the same category, then others; soonest first. */
export async function similarCourseIds(db: Database, { course }: CourseRow, count: number): Promise<number[]> {
  const soonest = (where: ReturnType<typeof sql>, distance: number) => sql`(
    select c.id, ${distance}::int as distance, c.next_start_at from courses c
    where c.is_public and c.id <> ${course.id} and ${where} order by c.next_start_at, c.id limit ${count})`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      ${soonest(sql`c.subcategory_id = ${course.subcategoryId}`, 0)}
      union all ${soonest(sql`c.category_id = ${course.categoryId}`, 1)}
      union all ${soonest(sql`true`, 2)}
     ) as candidates group by id order by min(distance), min(next_start_at), id limit ${count}`);
  return rows.map(({ id }) => id);
}

/** Public courses whose next batch starts within the given number of days, soonest first. */
export async function startingSoonIds(db: Database, days: number, count: number): Promise<number[]> {
  // Of the batches' time zones, Los Angeles is the last and Kolkata the first to reach a day.
  const { rows } = await db.execute<{ id: number }>(sql`
    select c.id from courses c
    where c.is_public and c.next_start_date >= (now() at time zone 'America/Los_Angeles')::date
      and c.next_start_date <= (now() at time zone 'Asia/Kolkata')::date + ${days}::int
    order by c.next_start_at, c.id limit ${count}`);
  return rows.map(({ id }) => id);
}

function conditionOf(list: OwnCourseList, trainerId: number): SQL {
  if (list === 'teaching') {
    return sql`trainer_id <> ${trainerId}
      and exists (select from batches b where b.course_id = courses.id and ${isTaughtBy(trainerId, 'b')})`;
  }
  const state = list === 'deleted' ? sql`deleted_at is not null` : sql`course_status = ${list} and deleted_at is null`;
  return sql`trainer_id = ${trainerId} and ${state}`;
}

/** A trainer's courses of one list, last changed first. */
export async function trainerCourseIds(
  db: Database,
  trainerId: number,
  { list, publicOnly }: { list: OwnCourseList; publicOnly: boolean },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from courses where ${conditionOf(list, trainerId)}
      and (is_public or not ${publicOnly})
    order by updated_at desc, id desc limit ${maxCourses}`);
  return rows.map(({ id }) => id);
}
