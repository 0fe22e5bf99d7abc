import type { Currency } from '@kaksha/domain/catalogue';
import { type SQL, sql } from 'drizzle-orm';
import { type CourseFilters, nextMatchingStart, priceColumn } from './filters';
import type { CourseSearchQuery, courseSortKeys } from './schema';

export type CourseSortKey = (typeof courseSortKeys)[number];
export type SortOrder = 'asc' | 'desc';

export interface CourseOrder {
  key: CourseSortKey;
  direction: SortOrder;
}

/** The requested sort order. By default courses are sorted by relevance with a text, and by start without one. */
export function orderOf(query: CourseSearchQuery): CourseOrder {
  const hasText = !!query.courseName?.trim();
  const requested = query.sortBy ?? (hasText ? 'relevance' : 'start_date');
  if (requested === 'relevance' && !hasText) return { key: 'start_date', direction: 'asc' };
  const key = requested;
  const defaultDirection = key === 'start_date' || key === 'price' ? 'asc' : 'desc';
  return { key, direction: query.sortOrder ?? defaultDirection };
}

export interface SortKeys {
  order: SQL;
  /** The sort column when null values come last although an index has them first. */
  nullable?: SQL;
}

export interface SearchOrder {
  /** The order in which the first courses are found. By relevance, these are the soonest. */
  first: SortKeys;
  /** The order of the found courses, by their `key`, when it is another one. */
  shown: { key: SQL; order: SQL } | null;
}

export function searchOrder(order: CourseOrder, filters: CourseFilters): SearchOrder {
  if (order.key === 'relevance' && filters.text !== null) {
    const key = sql`array[${sql.join(filters.text.ranks, sql`, `)}]`;
    const first = sortKeys({ key: 'start_date', direction: 'asc' }, filters.currency);
    return { first, shown: { key, order: sql`f.key desc, f.next_start_at, f.id` } };
  }
  const key = order.key === 'start_date' ? nextMatchingStart(filters) : null;
  return { first: sortKeys(order, filters.currency), shown: key && { key, order: matchOrders[order.direction] } };
}

/** With filters of batches, courses are ordered by the start of a matching batch, which their cards show. */
const matchOrders = {
  asc: sql`f.key nulls last, f.id`,
  desc: sql`f.key desc nulls last, f.id desc`,
} as const satisfies Record<SortOrder, SQL>;

/** Matches the text of the indexes, which omit default keywords. Otherwise the planner does not use them. */
function sortKeys({ key, direction }: CourseOrder, currency: Currency): SortKeys {
  const keyword = direction === 'asc' ? sql`asc` : sql`desc`;
  const nullsLast = (column: SQL): SortKeys =>
    direction === 'asc'
      ? { order: sql`${column}, c.id` }
      : { order: sql`${column} desc nulls last, c.id desc`, nullable: column };
  switch (key) {
    case 'created_at':
      return { order: sql`c.published_at ${keyword}, c.id ${keyword}` };
    case 'rating':
      return { order: sql`c.rating_avg ${keyword}, c.rating_count ${keyword}, c.id ${keyword}` };
    case 'price':
      return nullsLast(priceColumn(currency));
    default:
      return nullsLast(sql`c.next_start_at`);
  }
}
