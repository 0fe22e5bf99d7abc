import { enquiryStatuses } from '@kaksha/domain/engagement';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, oneOf } from './columns';
import { batches, courses } from './courses';
import { trainers, users } from './people';

const user = () =>
  integer()
    .notNull()
    .references(() => users.id);
const course = () =>
  integer()
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' });

export const courseActionKinds = ['like', 'interest'] as const;

/** Likes and 'interested': at most one of each per user and course. */
export const courseActions = pgTable(
  'course_actions',
  {
    userId: user(),
    courseId: course(),
    kind: text({ enum: courseActionKinds }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.courseId, t.kind] }),
    check('course_actions_kind', oneOf(t.kind, courseActionKinds)),
    index().on(t.courseId, t.kind),
    index().on(t.userId, t.kind, t.createdAt.desc().nullsFirst()),
  ],
);

/** 1 views, 2 chat, 3 interested. */
export const courseActionTypes = [1, 2, 3] as const;

/** Views, chats and interests of a user per day; a user counts once in the totals. */
export const courseActionDays = pgTable(
  'course_action_days',
  {
    courseId: course(),
    userId: user(),
    type: smallint('action_type').$type<(typeof courseActionTypes)[number]>().notNull(),
    /** UTC day. */
    day: date({ mode: 'string' }).notNull().default(sql`(now() at time zone 'UTC')::date`),
    count: integer().notNull().default(1),
    lastAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.type, t.userId, t.day] }),
    check('course_action_days_type', oneOf(t.type, courseActionTypes)),
    check('course_action_days_count', sql`${t.count} > 0`),
    index().on(t.userId),
  ],
);

/** The courses that a learner viewed last. */
export const courseUsers = pgTable(
  'course_users',
  { userId: user(), courseId: course(), seenAt: moment().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.userId, t.courseId] }), index().on(t.userId, t.seenAt.desc().nullsFirst())],
);

export const enquiries = pgTable(
  'enquiries',
  {
    id: identity(),
    userId: user(),
    courseId: course(),
    trainerId: integer()
      .notNull()
      .references(() => trainers.id),
    batchId: integer().references(() => batches.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    status: text({ enum: enquiryStatuses }).notNull().default('new'),
    /** The trainer's answer, if it was sent through the site. */
    reply: text(),
    answeredAt: moment(),
    /** When the learner and the trainer last read the messages; null before. */
    learnerReadAt: moment(),
    trainerReadAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check('enquiries_status', oneOf(t.status, enquiryStatuses)),
    index().on(t.userId, t.createdAt),
    index().on(t.courseId, t.userId),
    index().on(t.trainerId, t.createdAt),
  ],
);

/** The batch that a learner plans to take. */
export const preferredBatches = pgTable(
  'preferred_batches',
  {
    userId: user(),
    courseId: course(),
    batchId: integer()
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    chosenAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.courseId] })],
);
