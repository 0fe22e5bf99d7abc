import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Every table's own number. The database hands it out; nobody chooses it. */
export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A moment, stored in UTC and read as a Date. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** Text search document; written by a trigger, only ever read in conditions. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const quoted = (value: string | number) =>
  typeof value === 'number' ? String(value) : `'${value.replace(/'/g, "''")}'`;

/** Condition of a CHECK: the column holds one of the given values. */
export const oneOf = (column: AnyColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} in (${sql.raw(values.map(quoted).join(', '))})`;

/** Condition of a CHECK: addresses are kept in one spelling, so that uniqueness means what people think it means. */
export const lowercase = (column: AnyColumn): SQL => sql`${column} = lower(${column})`;
