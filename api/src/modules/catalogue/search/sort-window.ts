import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/database';

/** First columns of the sort orders. */
const types = {
  next_start_at: 'timestamptz',
  published_at: 'timestamptz',
  price_minor: 'integer',
  price_usd_minor: 'integer',
  rating_avg: 'numeric',
} as const;

/** Above this share of all courses, reading all text matches is faster than reading a window. */
export const maxWindowShare = 0.4;

/** Order by one column, null values last. */
export interface ColumnOrder {
  column: keyof typeof types;
  direction: 'asc' | 'desc';
}

/**
 * The planner's estimate of matching courses, at least 1. It reads no courses and is accurate within a factor of two.
 */
export async function expectedMatches(db: Database, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from courses c where ${where}`,
  );
  return Math.max(1, rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
}

interface Bound {
  value: string;
  /** Part of all courses up to the value, in the order. */
  share: number;
}

/** Statistics change with `analyze` only, and an old bound costs time, never results. */
const ttlMs = 60_000;
const cachedBounds = new WeakMap<Database, LRUCache<string, Bound[]>>();

/**
 * Values of the column with the share of the courses up to each, from its statistics (common values, histogram bounds).
 * It reads no courses. Empty without statistics.
 */
async function boundsOf(db: Database, { column, direction }: ColumnOrder, cachedFor: Database): Promise<Bound[]> {
  const cached = cachedBounds.get(cachedFor) ?? new LRUCache<string, Bound[]>({ max: 20, ttl: ttlMs });
  cachedBounds.set(cachedFor, cached);
  const known = cached.get(`${column} ${direction}`);
  if (known) return known;
  const type = sql.raw(types[column]);
  const ordered = sql.raw(`order by value ${direction}`);
  const { rows } = await db.execute<{ value: string; share: number }>(sql`
    with stats as (
      select most_common_vals::text::${type}[] as common, most_common_freqs as freqs, histogram_bounds::text::${type}[] as bounds,
        (1 - null_frac - coalesce((select sum(known) from unnest(most_common_freqs) known), 0))
          / array_length(histogram_bounds, 1) as between_bounds
      from pg_stats where schemaname = current_schema() and tablename = 'courses' and attname = ${column}),
    parts as (
      select value, share from stats, unnest(common, freqs) as known(value, share)
      union all select value, between_bounds from stats, unnest(bounds) value)
    select value::text as value, sum(share) over (${ordered}) as share from parts ${ordered}`);
  if (rows.length > 0) cached.set(`${column} ${direction}`, rows);
  return rows;
}

/**
 * A condition for the first courses of an order, about `share` of all. Null when the column has no statistics or the
 * window would exceed `maxWindowShare`.
 * @param cachedFor  the database whose statistics are cached when `db` is a transaction of it
 */
export async function sortWindow(
  db: Database,
  order: ColumnOrder,
  share: number,
  cachedFor: Database = db,
): Promise<SQL | null> {
  const end = (await boundsOf(db, order, cachedFor)).find((bound) => bound.share >= share);
  // A value that many courses share, such as no rating, can make the window much larger than `share`.
  if (!end || end.share >= maxWindowShare) return null;
  const { column, direction } = order;
  return sql`c.${sql.raw(column)} ${sql.raw(direction === 'asc' ? '<=' : '>=')} ${end.value}::${sql.raw(types[column])}`;
}
