import { deliveryModes, difficultyLevels } from '@kaksha/domain/catalogue';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';

/**
 * Changes of the public courses as the counts of the filters see them, written by triggers on courses. A change of a
 * course is two rows. Processes add them to the counts in their memory (`search/cached-cells.ts`); a job deletes old ones.
 */
export const courseCountChanges = pgTable('course_count_changes', {
  id: identity(),
  at: moment().notNull().default(sql`clock_timestamp()`),
  categoryId: integer(),
  subcategoryId: integer(),
  languageId: integer().notNull(),
  difficulty: text({ enum: difficultyLevels }).notNull(),
  offeredMode: text({ enum: deliveryModes }).notNull(),
  isDemo: boolean().notNull(),
  priceMinor: integer(),
  priceUsdMinor: integer(),
  /** Courses that came; negative for courses that went. */
  courses: integer().notNull(),
});
