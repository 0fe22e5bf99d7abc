import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity } from './columns';

export const countries = pgTable('countries', {
  id: identity(),
  name: text().notNull().unique(),
  /** ISO 3166-1 alpha-2. */
  code: text().notNull().unique(),
  /** Telephone prefix without `+`. */
  dialCode: text().notNull(),
});

export const states = pgTable(
  'states',
  {
    id: identity(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    name: text().notNull(),
  },
  (t) => [unique('states_name').on(t.countryId, t.name)],
);

export const cities = pgTable(
  'cities',
  {
    id: identity(),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    name: text().notNull(),
  },
  (t) => [unique('cities_name').on(t.stateId, t.name), index().on(t.name)],
);
