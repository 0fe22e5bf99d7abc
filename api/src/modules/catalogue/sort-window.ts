import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** Columns that lists are ordered by first. */
const types = {
  next_start_at: 'timestamptz',
  published_at: 'timestamptz',
  price_minor: 'integer',
  price_usd_minor: 'integer',
  rating_avg: 'numeric',
} as const;

/** To list a larger part of all courses takes longer than to read those that hold a word and look. */
export const maxWindowShare = 0.4;

/** Courses in the order of one column, those without a value last. */
export interface ColumnOrder {
  column: keyof typeof types;
  direction: 'asc' | 'desc';
}

/** How many courses the planner expects to fit: good to a factor of two or so, and costs no reading. At least one. */
export async function expectedMatches(db: Database, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from courses c where ${where}`,
  );
  return Math.max(1, rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
}

/**
 * The condition that a course is in the first window of an order, one that holds about this share of all courses; null
 * when the database has no statistics of the column, or the window would be longer than pays. It costs no reading of
 * courses: the database keeps the commonest values of a column, and bounds between which the same number of others lie.
 */
export async function sortWindow(db: Database, { column, direction }: ColumnOrder, share: number): Promise<SQL | null> {
  const type = sql.raw(types[column]);
  const ordered = sql.raw(`order by value ${direction}`);
  const { rows } = await db.execute<{ bound: string; share: number }>(sql`
    with stats as (
      select most_common_vals::text::${type}[] as common, most_common_freqs as freqs, histogram_bounds::text::${type}[] as bounds,
        (1 - null_frac - coalesce((select sum(known) from unnest(most_common_freqs) known), 0))
          / array_length(histogram_bounds, 1) as between_bounds
      from pg_stats where schemaname = current_schema() and tablename = 'courses' and attname = ${column}),
    parts as (
      select value, share from stats, unnest(common, freqs) as known(value, share)
      union all select value, between_bounds from stats, unnest(bounds) value),
    reached as (select value, sum(share) over (${ordered}) as share from parts)
    select value::text as bound, share from reached where share >= ${share} ${ordered} limit 1`);
  const [end] = rows;
  // One value that most courses share, such as no rating, may be the end and reach much further than asked for.
  if (!end || end.share >= maxWindowShare) return null;
  return sql`c.${sql.raw(column)} ${sql.raw(direction === 'asc' ? '<=' : '>=')} ${end.bound}::${type}`;
}
