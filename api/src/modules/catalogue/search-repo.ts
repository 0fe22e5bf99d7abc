import type { Currency } from '@kaksha/domain/catalogue';
import { limits } from '@kaksha/domain/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { type CourseFilters, condition, nextStartOn, priceColumn } from './filters';

export const courseSortKeys = ['start_date', 'created_at', 'price', 'rating', 'relevance'] as const;
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
 * only those are ranked; a search for weekends is in order of the weekend batches in the same way.
 */
export async function findCourses(
  db: Database,
  filters: CourseFilters,
  order: CourseOrder,
  { page, count }: { page: number; count: number },
): Promise<FoundIds> {
  const rank = order.key === 'relevance' ? filters.text?.rank : undefined;
  const sorted = sortKeys(rank ? { key: 'start_date', direction: 'asc' } : order, filters.currency);
  const shown = rank ? sql`${rank} desc, ${sorted.order}` : (orderOfDays(filters, order) ?? sorted.order);
  const offset = (page - 1) * count;
  const size = Math.max(0, Math.min(count, limits.countCap - offset));
  const { rows } = await db.execute<{ total: number; ids: number[] }>(sql`
    with candidates as materialized (${candidates(condition(filters), sorted, rank !== undefined)})
    select (select count(*)::int from candidates) as total,
      array(select c.id from candidates c order by ${shown} limit ${size} offset ${offset}) as ids`);
  const { total = 0, ids = [] } = rows[0] ?? {};
  return { ids, total: Math.min(total, limits.countCap), capped: total > limits.countCap };
}

/** Who asks for weekends means the start of the weekend batch, not of another one of the same course. */
function orderOfDays({ days }: CourseFilters, { key, direction }: CourseOrder): SQL | null {
  if (!days || key !== 'start_date') return null;
  return direction === 'asc'
    ? sql`${nextStartOn(days)} nulls last, c.id`
    : sql`${nextStartOn(days)} desc nulls last, c.id desc`;
}

interface SortKeys {
  order: SQL;
  /** Set where courses without a value come last although the database would put them first. */
  mayBeNull?: SQL;
}

/** Spelled as the indexes are, without a word for what is the database's own default: only then they are used. */
function sortKeys({ key, direction }: CourseOrder, currency: Currency): SortKeys {
  const toward = direction === 'asc' ? sql`asc` : sql`desc`;
  const nullsLast = (column: SQL): SortKeys =>
    direction === 'asc'
      ? { order: sql`${column}, c.id` }
      : { order: sql`${column} desc nulls last, c.id desc`, mayBeNull: column };
  switch (key) {
    case 'created_at':
      return { order: sql`c.published_at ${toward}, c.id ${toward}` };
    case 'rating':
      return { order: sql`c.rating_avg ${toward}, c.rating_count ${toward}, c.id ${toward}` };
    case 'price':
      return nullsLast(priceColumn(currency));
    default:
      return nullsLast(sql`c.next_start_at`);
  }
}

/** One more than the cap of the matching courses, first in the order. */
function candidates(where: SQL, { order, mayBeNull }: SortKeys, withSearch: boolean): SQL {
  const columns = sql`c.id, c.next_start_at, c.published_at, c.price_minor, c.price_usd_minor, c.rating_avg,
    c.rating_count${withSearch ? sql`, c.search` : sql``}`;
  const most = limits.countCap + 1;
  if (!mayBeNull) return sql`select ${columns} from courses c where ${where} order by ${order} limit ${most}`;
  // In two parts, each of which an index can hand out in order; the second is not begun when the first is enough.
  return sql`(select ${columns} from courses c where ${where} and ${mayBeNull} is not null
      order by ${mayBeNull} desc, c.id desc limit ${most})
    union all (select ${columns} from courses c where ${where} and ${mayBeNull} is null order by c.id desc limit ${most})
    limit ${most}`;
}
