import { courseStatuses, deliveryModes, difficultyLevels } from '@kaksha/domain/catalogue';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { categories, languages, subcategories } from './catalogue';
import { createdAt, identity, moment, oneOf, tsvector, updatedAt } from './columns';
import { media } from './media';
import { trainers, users } from './people';

export const courses = pgTable(
  'courses',
  {
    id: identity(),
    trainerId: integer()
      .notNull()
      .references(() => trainers.id),
    /** Words of the name for the address; the id beside it is what is looked up. */
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    prerequisites: text().notNull().default(''),
    objectives: text().notNull().default(''),
    categoryId: integer().references(() => categories.id),
    subcategoryId: integer(),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    difficulty: text({ enum: difficultyLevels }).notNull().default('Beginner'),
    mode: text({ enum: deliveryModes }).notNull().default('Online'),
    thumbnailId: integer().references(() => media.id),
    videoUrl: text(),
    isDemo: boolean().notNull().default(false),
    /** Paise and cents; null is 'Price on request', 0 is free. */
    feeMinor: integer(),
    feeUsdMinor: integer(),
    /** Per cent off each fee. */
    discount: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    /** What a learner pays: the discount applied and rounded once, half up, in minor units. */
    priceMinor: integer().generatedAlwaysAs(sql`round(fee_minor * (100 - discount) / 100)::integer`),
    priceUsdMinor: integer().generatedAlwaysAs(sql`round(fee_usd_minor * (100 - discount) / 100)::integer`),
    trainerContact: text(),
    trainerEmail: text(),
    /** The one chat link that learners are given. */
    trainerChat: text(),
    status: text('course_status', { enum: courseStatuses }).notNull().default('draft'),
    isActive: boolean().notNull().default(true),
    /** Highest wizard stage reached, 0 to 5. */
    stage: smallint().notNull().default(0),
    /** Raised by every save, so that a save over somebody else's is noticed. */
    version: integer().notNull().default(1),
    /** When it was first published. */
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    createdBy: integer().references(() => users.id),
    modifiedBy: integer().references(() => users.id),
    /** Set instead of a removal, because learners may have paid. */
    deletedAt: moment(),
    /** Visitors may see it. The partial indexes hold only such rows: say `publicCourse` in queries (see below). */
    isPublic: boolean()
      .notNull()
      .generatedAlwaysAs(sql`course_status = 'published' and is_active and deleted_at is null`),
    /** Start of the next batch that begins today or later in its own zone; kept by a trigger on batches and by `refresh_next_starts()`. */
    nextStartAt: moment(),
    nextStartDate: date({ mode: 'string' }),
    /** Kept by a trigger on feedback. */
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /** 0 when nobody has rated. */
    ratingAvg: numeric({ precision: 3, scale: 2, mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end`),
    /** Name, category and trainer, description; kept by triggers. English stems. */
    search: tsvector().notNull().default(''),
  },
  (t) => [
    foreignKey({
      columns: [t.subcategoryId, t.categoryId],
      foreignColumns: [subcategories.id, subcategories.categoryId],
    }),
    check('courses_difficulty', oneOf(t.difficulty, difficultyLevels)),
    check('courses_mode', oneOf(t.mode, deliveryModes)),
    check('courses_status', oneOf(t.status, courseStatuses)),
    check('courses_stage', sql`${t.stage} between 0 and 5`),
    check('courses_fees', sql`${t.feeMinor} >= 0 and ${t.feeUsdMinor} >= 0`),
    check('courses_discount', sql`${t.discount} between 0 and 100`),
    check('courses_name', sql`${t.name} <> ''`),
    check(
      'courses_published_is_whole',
      sql`${t.status} <> 'published' or (${t.publishedAt} is not null and ${t.categoryId} is not null and ${t.description} <> '')`,
    ),
    check('courses_subcategory_has_category', sql`${t.subcategoryId} is null or ${t.categoryId} is not null`),
    // Of all courses: PostgreSQL joins no two indexes that are partial in the same way, and those of the orders are.
    index('courses_search').using('gin', t.search),
    // Slim, so that many thousands of the soonest courses are listed at little cost (see search-repo.ts).
    index('courses_starts').on(t.nextStartAt).where(sql`is_public`),
    // The five orders of the list. Their indexes also hold what filters ask (migration 0008).
    index('courses_next_start').on(t.nextStartAt, t.id).where(sql`is_public`),
    // Drizzle writes NULLS LAST for a descending column, which `ORDER BY … DESC` cannot use.
    index('courses_newest').on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`is_public`),
    index('courses_price').on(t.priceMinor, t.id).where(sql`is_public`),
    index('courses_price_usd').on(t.priceUsdMinor, t.id).where(sql`is_public`),
    index('courses_rating')
      .on(t.ratingAvg.desc().nullsFirst(), t.ratingCount.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_public`),
    index('courses_category').on(t.categoryId, t.nextStartAt, t.id).where(sql`is_public`),
    index('courses_subcategory').on(t.subcategoryId, t.nextStartAt, t.id).where(sql`is_public`),
    index('courses_language').on(t.languageId, t.nextStartAt, t.id).where(sql`is_public`),
    index('courses_difficulty_start').on(t.difficulty, t.nextStartAt, t.priceMinor).where(sql`is_public`),
    index('courses_trainer').on(t.trainerId, t.status, t.updatedAt.desc().nullsFirst()),
    index('courses_stale_start').on(t.nextStartDate).where(sql`next_start_date is not null`),
  ],
);

/** Words of courses' names, in small letters; kept by a trigger, and never removed. What was mistyped is looked up here. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (t) => [
  index('search_words_trgm').using('gin', t.word.op('gin_trgm_ops')),
]);

/**
 * The condition 'visitors may see it', spelled as the partial indexes spell it. `eq(courses.isPublic, true)` sends a
 * parameter, with which a cached plan cannot use them.
 */
export const publicCourse = sql<boolean>`${courses.isPublic}`;
