import {
  batchStates,
  contentTypes,
  type DayCode,
  dayCodes,
  dayParts,
  defaultTimeZone,
  deliveryModes,
  type SessionChange,
  timeZoneCodes,
} from '@kaksha/domain/catalogue';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  time,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, oneOf, updatedAt } from './columns';
import { courses } from './courses';
import { trainers } from './people';

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
