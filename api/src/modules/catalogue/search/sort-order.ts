import type { Currency } from '@kaksha/domain/catalogue';
import { type SQL, sql } from 'drizzle-orm';
import { type CourseFilters, nextStartOn, priceColumn } from './filters';
import type { courseSortKeys } from './schema';
import type { ColumnOrder } from './sort-window';

export type CourseSortKey = (typeof courseSortKeys)[number];
export type SortOrder = 'asc' | 'desc';

export interface CourseOrder {
  key: CourseSortKey;
  direction: SortOrder;
}

/** With a days filter, courses are ordered by the start of a matching batch. */
export function orderOfDays({ days }: CourseFilters, { key, direction }: CourseOrder): SQL | null {
  if (!days || key !== 'start_date') return null;
  return direction === 'asc'
    ? sql`${nextStartOn(days)} nulls last, c.id`
    : sql`${nextStartOn(days)} desc nulls last, c.id desc`;
}

export interface SortKeys {
  order: SQL;
  /** The first sort column. */
  by: ColumnOrder;
  /** Set when null values come last although the database would put them first. */
  mayBeNull?: SQL;
}

/** Matches the text of the indexes, which omit default keywords. Otherwise the planner does not use them. */
export function sortKeys({ key, direction }: CourseOrder, currency: Currency): SortKeys {
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
