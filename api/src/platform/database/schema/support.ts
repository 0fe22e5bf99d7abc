import { type MessageType, messageTypes } from '@kaksha/domain/contact';
import { courseReportReasons } from '@kaksha/domain/course-reports';
import { reportReasons } from '@kaksha/domain/feedback';
import { defaultDigest, digests } from '@kaksha/domain/saved-search';
import { isNull, sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { categories, subcategories } from './catalogue';
import { createdAt, identity, lowercase, moment, oneOf, updatedAt } from './columns';
import { courses } from './courses';
import { trainers, users } from './people';

const ownUser = () =>
  integer()
    .notNull()
    .references(() => users.id);

/** Support contacts of a trainer. */
export const trainerSupport = pgTable('trainer_support', {
  trainerId: integer()
    .primaryKey()
    .references(() => trainers.id),
  supportEmail: text(),
  supportContact: text(),
  whatsappLink: text(),
  telegramLink: text(),
  otherSupportLink: text(),
  websiteLink: text(),
  updatedAt: updatedAt(),
});

export const supportMessages = pgTable(
  'support_messages',
  {
    id: identity(),
    type: smallint().$type<MessageType>().notNull(),
    userId: integer().references(() => users.id),
    name: text().notNull().default(''),
    email: text().notNull(),
    phone: text(),
    message: text().notNull().default(''),
    createdAt: createdAt(),
    answeredAt: moment(),
  },
  (t) => [
    check('support_messages_type', oneOf(t.type, messageTypes)),
    check('support_messages_email_lowercase', lowercase(t.email)),
    index().on(t.type, t.createdAt.desc().nullsFirst()),
  ],
);

/** A review of a trainer, or of one course with `courseId`. */
export const feedback = pgTable(
  'feedback',
  {
    id: identity(),
    userId: ownUser(),
    trainerId: integer()
      .notNull()
      .references(() => trainers.id),
    courseId: integer().references(() => courses.id),
    stars: smallint().notNull(),
    text: text().notNull().default(''),
    hiddenAt: moment(),
    /** Since when its author is blocked; a trigger copies `users.blocked_at`. Null for a deleted account. */
    authorBlockedAt: moment(),
    /** The trainer's public answer. */
    answer: text(),
    answeredAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('feedback_stars', sql`${t.stars} between 1 and 5`),
    unique('feedback_one_for_a_course').on(t.userId, t.trainerId, t.courseId).nullsNotDistinct(),
    index().on(t.trainerId, t.createdAt.desc().nullsFirst()),
    index().on(t.courseId, t.createdAt.desc().nullsFirst()),
  ],
);

/** Reports of readers on reviews. A reader reports a review once. */
export const feedbackReports = pgTable(
  'feedback_reports',
  {
    feedbackId: integer()
      .notNull()
      .references(() => feedback.id, { onDelete: 'cascade' }),
    userId: ownUser(),
    reason: text({ enum: reportReasons }).notNull(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
    /** When an administrator hid the review or dismissed the report. */
    handledAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.feedbackId, t.userId] }),
    check('feedback_reports_reason', oneOf(t.reason, reportReasons)),
    index().on(t.userId),
    index('feedback_reports_open_index').on(t.createdAt).where(isNull(t.handledAt)),
  ],
);

/** Courses that users reported to the administrators. */
export const courseReports = pgTable(
  'course_reports',
  {
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: ownUser(),
    reason: text({ enum: courseReportReasons }).notNull(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
    /** When an administrator hid the course or dismissed the report. */
    handledAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.userId] }),
    check('course_reports_reason', oneOf(t.reason, courseReportReasons)),
    index().on(t.userId),
    index('course_reports_open_index').on(t.createdAt).where(isNull(t.handledAt)),
  ],
);

export const learningGoals = pgTable('learning_goals', {
  userId: integer()
    .primaryKey()
    .references(() => users.id),
  goal: text().notNull(),
  hoursPerWeek: smallint(),
  targetDate: date({ mode: 'string' }),
  updatedAt: updatedAt(),
});

export const userInterests = pgTable(
  'user_interests',
  {
    id: identity(),
    userId: ownUser(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    subcategoryId: integer().references(() => subcategories.id),
    createdAt: createdAt(),
  },
  (t) => [unique('user_interests_once').on(t.userId, t.categoryId, t.subcategoryId).nullsNotDistinct()],
);

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: identity(),
    userId: ownUser(),
    name: text().notNull(),
    /** The query of the address. */
    query: jsonb().$type<Record<string, string | string[]>>().notNull(),
    /** How often the user is notified about new courses that match. */
    digest: text({ enum: digests }).notNull().default(defaultDigest),
    /** The courses that were published until then are known; null before the first digest. */
    checkedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check('saved_searches_digest', oneOf(t.digest, digests)),
    unique('saved_searches_name').on(t.userId, t.name),
    index().on(t.digest, t.checkedAt),
  ],
);
