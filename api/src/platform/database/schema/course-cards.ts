import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { courses } from './courses';
import { trainers } from './people';

/**
 * The JSON of each course in a list, built on the first read after a change. It is current when both versions and the
 * format are. Triggers raise the versions (migration course_cards); `ready-cards.ts` builds.
 */
export const courseCards = pgTable('course_cards', {
  courseId: integer()
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  /** Raised when the course, its batches or the names around it change. */
  version: integer().notNull().default(0),
  /** `version` of the data that `card` was built from; null before it is built. */
  builtVersion: integer(),
  trainerId: integer().references(() => trainers.id),
  /** `card_version` of the trainer that `card` was built from. */
  trainerVersion: integer(),
  /** Digest of the wire format and the settings that `card` was built with. */
  format: text(),
  card: text(),
});
