import { coverMotifs } from '@kaksha/domain/catalogue';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { identity, oneOf } from './columns';

/** Of the entries that administrators manage. `target` is the table itself. */
const managed = (target: () => AnyPgColumn) => ({
  /** Not offered any more; courses keep it. */
  hidden: boolean().notNull().default(false),
  /** The entry that took over its courses; addresses with the old one lead there. */
  mergedInto: integer().references(target),
  /** Machine and display names that addresses may still have. */
  formerNames: text().array().notNull().default(sql`'{}'::text[]`),
});

export const categories = pgTable(
  'categories',
  {
    id: identity(),
    /** Part of addresses, e.g. `cloud-devops`; in the script of the display name. */
    name: text().notNull().unique(),
    displayName: text().notNull(),
    motif: text({ enum: coverMotifs }).notNull(),
    position: smallint().notNull().default(0),
    /** Number of public courses, maintained by a trigger on courses. */
    courseCount: integer().notNull().default(0),
    ...managed((): AnyPgColumn => categories.id),
  },
  (t) => [
    check('categories_motif', oneOf(t.motif, coverMotifs)),
    check('categories_name', sql`${t.name} ~ '^[^[:space:],/]+$'`),
  ],
);

export const subcategories = pgTable(
  'subcategories',
  {
    id: identity(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    name: text().notNull(),
    position: smallint().notNull().default(0),
    ...managed((): AnyPgColumn => subcategories.id),
  },
  // The unique pair lets a course reference category and subcategory together.
  (t) => [
    unique('subcategories_name').on(t.categoryId, t.name),
    unique('subcategories_of_category').on(t.id, t.categoryId),
  ],
);

export const languages = pgTable('languages', {
  id: identity(),
  name: text().notNull().unique(),
  displayName: text().notNull(),
  position: smallint().notNull().default(0),
  ...managed((): AnyPgColumn => languages.id),
});
