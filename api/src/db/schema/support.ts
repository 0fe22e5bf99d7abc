import { type SupportType, supportTypes } from '@kaksha/domain/contact-rules';
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
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
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
    type: smallint().$type<SupportType>().notNull(),
    userId: integer().references(() => users.id),
    name: text().notNull().default(''),
    email: text().notNull(),
    phone: text(),
    message: text().notNull().default(''),
    createdAt: createdAt(),
    answeredAt: moment(),
    /** For the newsletter only. */
    unsubscribedAt: moment(),
  },
  (t) => [
    check(
      'support_messages_type',
      oneOf(
        t.type,
        supportTypes.map(({ type }) => type),
      ),
    ),
    check('support_messages_email_lowercase', lowercase(t.email)),
    uniqueIndex('support_messages_one_newsletter').on(t.email).where(sql`type = 0`),
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
    notify: boolean().notNull().default(false),
    notifiedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [unique('saved_searches_name').on(t.userId, t.name)],
);
