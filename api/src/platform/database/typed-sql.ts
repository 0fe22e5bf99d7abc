import { type SQL, sql } from 'drizzle-orm';

/**
 * Expressions that convert their value and get its type from that. `sql<number>` only claims a type, and both drivers
 * return `bigint`, which is the type of counts and sums, as text.
 */

/** A whole number of up to 32 bits. */
export const integer = (expression: SQL): SQL<number> => sql`(${expression})::int`.mapWith(Number);

/** Whole numbers of up to 32 bits. */
export const integers = (expression: SQL): SQL<number[]> => sql`(${expression})::int[]`.mapWith((ids: number[]) => ids);

/** A number of 64 bits; null for SQL null. */
export const float = (expression: SQL): SQL<number | null> =>
  sql`(${expression})::float8`.mapWith((value): number | null => Number(value));

export const boolean = (expression: SQL): SQL<boolean> => sql`(${expression})`.mapWith(Boolean);

export const text = (expression: SQL): SQL<string> => sql`${expression}`.mapWith(String);

/** SQL null, for a column that is not selected. */
export const nothing: SQL<null> = sql`null`.mapWith((): null => null);
