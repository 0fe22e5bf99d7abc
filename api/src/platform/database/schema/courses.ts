import {
  batchStates,
  contentTypes,
  courseStatuses,
  type DayCode,
  dayCodes,
  dayParts,
  defaultTimeZone,
  deliveryModes,
  difficultyLevels,
  type SessionChange,
  timeZoneCodes,
} from '@kaksha/domain/catalogue';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  time,
  unique,
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
    /** Part of the address; routes look up the id. */
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
    /** Fee minus discount, rounded half up once, in minor units. */
    priceMinor: integer().generatedAlwaysAs(sql`round(fee_minor * (100 - discount) / 100)::integer`),
    priceUsdMinor: integer().generatedAlwaysAs(sql`round(fee_usd_minor * (100 - discount) / 100)::integer`),
    trainerContact: text(),
    trainerEmail: text(),
    /** The chat link for learners. */
    trainerChat: text(),
    status: text('course_status', { enum: courseStatuses }).notNull().default('draft'),
    /** What the trainer set, while the course is not hidden. */
    isActive: boolean().notNull().default(true),
    /** When an administrator hid the course; null when it is not. */
    hiddenAt: moment(),
    /** Shown to the trainer. */
    hiddenReason: text(),
    /** Since when its seller is blocked; triggers copy `users.blocked_at`. */
    sellerBlockedAt: moment(),
    /**
     * `isActive` as the trainer set it, while the course is hidden or its seller blocked. A trigger then keeps `isActive`
     * false, and brings the value back. Null otherwise.
     */
    activeWhenShown: boolean(),
    /** Highest wizard stage reached, 0 to 5. */
    stage: smallint().notNull().default(0),
    /** Incremented by every save, to detect concurrent edits. */
    version: integer().notNull().default(1),
    /** When it was first published. */
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    createdBy: integer().references(() => users.id),
    modifiedBy: integer().references(() => users.id),
    /** Soft deletion, because learners may have paid. */
    deletedAt: moment(),
    /**
     * Visible to visitors. Conditions write the column, not `eq(isPublic, true)`: a cached plan with a parameter cannot
     * use the partial indexes.
     */
    isPublic: boolean()
      .notNull()
      .generatedAlwaysAs(sql`course_status = 'published' and is_active and deleted_at is null`),
    /**
     * Start of the next batch that begins today or later in its own zone; maintained by a trigger on batches and by
     * `refresh_next_starts()`.
     */
    nextStartAt: moment(),
    nextStartDate: date({ mode: 'string' }),
    /** Start of the next batch on weekdays and on weekends, maintained as `nextStartAt`, which is the earlier one. */
    nextWeekdayStartAt: moment(),
    nextWeekendStartAt: moment(),
    /** Whether an open batch that has not ended meets then, maintained as `nextStartAt`. */
    meetsOnWeekdays: boolean().notNull().default(false),
    meetsOnWeekends: boolean().notNull().default(false),
    /**
     * `mode` together with the modes of open batches that have not ended: Online/Offline when both occur. Maintained by
     * triggers on courses and batches and by `refresh_next_starts()`.
     */
    offeredMode: text({ enum: deliveryModes }).notNull().default('Online'),
    /** Maintained by a trigger on feedback. */
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /** 0 without ratings. */
    ratingAvg: numeric({ precision: 3, scale: 2, mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end`),
    /** English stems of the folded name, category, trainer and description, maintained by triggers. */
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
    index('courses_search').using('gin', t.search),
    // The five sort orders of the list. Their indexes and those of categories and languages hold what the filters compare,
    // so a search reads no other course (migration 0056).
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
    index('courses_trainer').on(t.trainerId, t.status, t.updatedAt.desc().nullsFirst()),
    index('courses_stale_start').on(t.nextStartDate).where(sql`next_start_date is not null`),
  ],
);

/** Folded words of the names of courses and categories for fuzzy search, added by triggers and never removed. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** Equal for words that sound alike. */
    key: text().notNull().generatedAlwaysAs(sql`search_key(word)`),
    /** Written in another script than Latin, or with accents. */
    isNative: boolean().notNull().default(false),
  },
  (t) => [
    index('search_words_trgm').using('gin', t.word.op('gin_trgm_ops')),
    index('search_words_key').on(t.key.op('text_pattern_ops')),
  ],
);

/** One batch of a course. Dates and times are in the time zone of the batch. */
export const batches = pgTable(
  'batches',
  {
    id: identity(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Trainer of this batch, usually the trainer of the course. */
    trainerId: integer()
      .notNull()
      .references(() => trainers.id),
    dayOfWeek: smallint().$type<DayCode>().notNull(),
    /** Class days that no code names, 1 (Monday) to 7. */
    weekdays: smallint().array(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }),
    /** Clock time, read as `HH:MM:SS`. */
    timeFrom: time().notNull(),
    timeTo: time(),
    timezone: text({ enum: timeZoneCodes }).notNull().default(defaultTimeZone),
    timePart: text({ enum: dayParts }).notNull().default('Morning'),
    mode: text({ enum: deliveryModes }).notNull().default('Online'),
    /** Place of a classroom batch. */
    area: text(),
    /** Street address of the classroom. */
    address: text(),
    /** Free text such as `2 hours`. */
    duration: text().notNull(),
    /** Null is unlimited. */
    seats: integer(),
    /** Enrolments, held orders and open offers; database triggers keep it. */
    seatsTaken: integer().notNull().default(0),
    /** Entries of the waiting list without an offer; a database trigger keeps it. */
    waiting: integer().notNull().default(0),
    state: text({ enum: batchStates }).notNull().default('open'),
    /** Skipped and moved sessions. They are read with the batch, always all of them. */
    sessionChanges: jsonb().$type<SessionChange[]>().notNull().default([]),
    cancelledAt: moment(),
    /** For the learners; empty without one. */
    cancelReason: text().notNull().default(''),
    active: boolean().notNull().generatedAlwaysAs(sql`state = 'open'`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Start of the first session and end of the last one, as `firstSession` and `lastSession` of the domain. */
    startsAt: moment()
      .notNull()
      .generatedAlwaysAs(
        sql`batch_first_start(start_date, end_date, day_of_week, weekdays, time_from, timezone, session_changes)`,
      ),
    endsAt: moment().generatedAlwaysAs(
      sql`batch_last_end(start_date, end_date, day_of_week, weekdays, time_from, time_to, duration, timezone, session_changes)`,
    ),
  },
  (t) => [
    check('batches_day_of_week', oneOf(t.dayOfWeek, dayCodes)),
    check('batches_state', oneOf(t.state, batchStates)),
    check('batches_weekdays', sql`cardinality(${t.weekdays}) between 1 and 7`),
    check('batches_timezone', oneOf(t.timezone, timeZoneCodes)),
    check('batches_time_part', oneOf(t.timePart, dayParts)),
    check('batches_mode', oneOf(t.mode, deliveryModes)),
    check('batches_dates', sql`${t.endDate} is null or ${t.endDate} >= ${t.startDate}`),
    check('batches_seats', sql`${t.seats} is null or (${t.seats} > 0 and ${t.seatsTaken} <= ${t.seats})`),
    index().on(t.courseId, t.startsAt),
    index().on(t.trainerId, t.startsAt),
    index('batches_ended').on(t.endsAt).where(sql`active`),
  ],
);

export const courseContents = pgTable(
  'course_contents',
  {
    id: identity(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    type: text('content_type', { enum: contentTypes }).notNull(),
    /** Comma list, as typed; split outside parentheses when read. */
    text: text('content_text').notNull(),
    isLive: boolean().notNull().default(true),
    /** Position in the list of the course; equal positions are ordered by age. */
    position: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('course_contents_type', oneOf(t.type, contentTypes)),
    unique('course_contents_one_of_a_type').on(t.courseId, t.type),
  ],
);

export const courseModules = pgTable(
  'course_modules',
  {
    id: identity(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    /** Comma lists. */
    topics: text().notNull(),
    handsOn: text().notNull().default(''),
    skills: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('course_modules_position').on(t.courseId, t.position)],
);
