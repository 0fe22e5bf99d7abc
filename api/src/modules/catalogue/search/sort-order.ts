import type { Currency } from '@kaksha/domain/catalogue';
import { type SQL, sql } from 'drizzle-orm';
import { type CourseFilters, nextMatchingStart, priceColumn } from './filters';
import type { CourseSearchQuery, courseSortKeys } from './schema';
import type { ColumnOrder } from './sort-window';

export type CourseSortKey = (typeof courseSortKeys)[number];
export type SortOrder = 'asc' | 'desc';

export interface CourseOrder {
  key: CourseSortKey;
  direction: SortOrder;
}

/** The requested sort order. By default courses are sorted by relevance with a text, and by start without one. */
export function orderOf(query: CourseSearchQuery): CourseOrder {
  const hasText = !!query.course_name?.trim();
  const requested = query.sort_by ?? (hasText ? 'relevance' : 'start_date');
  if (requested === 'relevance' && !hasText) return { key: 'start_date', direction: 'asc' };
  const key = requested;
  const defaultDirection = key === 'start_date' || key === 'price' ? 'asc' : 'desc';
  return { key, direction: query.sort_order ?? defaultDirection };
}

/** With filters of batches, courses are ordered by the start of a matching batch, which their cards show. */
function orderOfMatches(filters: CourseFilters, { key, direction }: CourseOrder): SQL | null {
  const start = key === 'start_date' ? nextMatchingStart(filters) : null;
  if (!start) return null;
  return direction === 'asc' ? sql`${start} nulls last, c.id` : sql`${start} desc nulls last, c.id desc`;
}

export interface SortKeys {
  order: SQL;
  /** The first sort column. */
  by: ColumnOrder;
  /** Set when null values come last although the database would put them first. */
  mayBeNull?: SQL;
}

export interface SearchOrder {
  /** The order in which an index finds the courses. By relevance, the soonest courses are ranked. */
  candidates: SortKeys;
  /** The order in which they are returned. */
  shown: SQL;
  /** Whether `shown` reads the batches of each course. */
  isOfMatches: boolean;
}

export function searchOrder(order: CourseOrder, filters: CourseFilters): SearchOrder {
  const { text, currency } = filters;
  if (order.key === 'relevance' && text !== null) {
    const candidates = sortKeys({ key: 'start_date', direction: 'asc' }, currency);
    return { candidates, shown: sql`${text.rank}, ${candidates.order}`, isOfMatches: false };
  }
  const candidates = sortKeys(order, currency);
  const matchOrder = orderOfMatches(filters, order);
  return { candidates, shown: matchOrder ?? candidates.order, isOfMatches: matchOrder !== null };
}

/** Matches the text of the indexes, which omit default keywords. Otherwise the planner does not use them. */
function sortKeys({ key, direction }: CourseOrder, currency: Currency): SortKeys {
  const keyword = direction === 'asc' ? sql`asc` : sql`desc`;
  const nullsLast = (name: ColumnOrder['column'], column: SQL): SortKeys => {
    const by: ColumnOrder = { column: name, direction };
    return direction === 'asc'
      ? { by, order: sql`${column}, c.id` }
      : { by, order: sql`${column} desc nulls last, c.id desc`, mayBeNull: column };
  };
  switch (key) {
    case 'created_at':
      return { by: { column: 'published_at', direction }, order: sql`c.published_at ${keyword}, c.id ${keyword}` };
    case 'rating':
      return {
        by: { column: 'rating_avg', direction },
        order: sql`c.rating_avg ${keyword}, c.rating_count ${keyword}, c.id ${keyword}`,
      };
    case 'price':
      return nullsLast(currency === 'INR' ? 'price_minor' : 'price_usd_minor', priceColumn(currency));
    default:
      return nullsLast('next_start_at', sql`c.next_start_at`);
  }
}
