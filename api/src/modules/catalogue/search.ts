import type { Currency } from '@kaksha/domain/catalogue';
import { limits } from '@kaksha/domain/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { type CourseFilters, condition, priceColumn } from './filters';

export const courseSortKeys = ['start_date', 'created_at', 'price', 'rating', 'course_name', 'relevance'] as const;
export type CourseSortKey = (typeof courseSortKeys)[number];
export type SortOrder = 'asc' | 'desc';

export interface CourseOrder {
  key: CourseSortKey;
  direction: SortOrder;
}

/** Ids of one page, in order. `total` is exact up to the cap; above it `capped` is true. */
export interface FoundIds {
  ids: number[];
  total: number;
  capped: boolean;
}

/**
 * Finds a page of courses without counting all that match: at most one more than the cap are taken, in the order
 * asked for, by an index where there is one; they are counted and the page is cut from them. So a search costs the
 * same in a hundred thousand courses as in a few thousand. By relevance the soonest of the matches are taken, and
 * only those are ranked.
 */
export async function findCourses(
  db: Database,
  filters: CourseFilters,
  order: CourseOrder,
  { page, count }: { page: number; count: number },
): Promise<FoundIds> {
  const soonest = sql`c.next_start_at, c.id`;
  const ranked = order.key === 'relevance' && filters.text ? filters.text.rank : null;
  const taken = ranked ? soonest : orderBy(order, filters.currency);
  const shown = ranked ? sql`${ranked} desc, ${soonest}` : taken;
  const sortedBy = sql`c.id, c.name, c.next_start_at, c.published_at, c.price_minor, c.price_usd_minor, c.rating_avg,
    c.rating_count${ranked ? sql`, c.search` : sql``}`;
  const offset = (page - 1) * count;
  const size = Math.max(0, Math.min(count, limits.countCap - offset));
  const { rows } = await db.execute<{ total: number; ids: number[] }>(sql`
    with candidates as materialized (
      select ${sortedBy} from courses c where ${condition(filters)} order by ${taken} limit ${limits.countCap + 1}
    )
    select (select count(*)::int from candidates) as total,
      array(select c.id from candidates c order by ${shown} limit ${size} offset ${offset}) as ids`);
  const { total = 0, ids = [] } = rows[0] ?? {};
  return { ids, total: Math.min(total, limits.countCap), capped: total > limits.countCap };
}

/** Courses without a start, or without a price, come last in either direction. */
function orderBy({ key, direction }: CourseOrder, currency: Currency): SQL {
  // Without words for the database's own defaults, because only then an index is used.
  const toward = direction === 'asc' ? sql`asc` : sql`desc`;
  const last = direction === 'asc' ? sql`asc` : sql`desc nulls last`;
  switch (key) {
    case 'created_at':
      return sql`c.published_at ${toward}, c.id ${toward}`;
    case 'price':
      return sql`${priceColumn(currency)} ${last}, c.id ${toward}`;
    case 'rating':
      return sql`c.rating_avg ${toward}, c.rating_count ${toward}, c.id ${toward}`;
    case 'course_name':
      return sql`lower(c.name) ${toward}, c.id ${toward}`;
    default:
      return sql`c.next_start_at ${last}, c.id ${toward}`;
  }
}
