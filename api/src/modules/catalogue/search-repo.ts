import type { Currency } from '@kaksha/domain/catalogue';
import { limits } from '@kaksha/domain/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { type CourseFilters, condition, nextStartOn, priceColumn } from './filters';
import { type ColumnOrder, expectedMatches, maxWindowShare, sortWindow } from './sort-window';

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
  { cap, spare }: { cap: number; spare: number } = { cap: limits.countCap, spare: 1.2 },
): Promise<FoundIds> {
  const { text } = filters;
  const byRank = order.key === 'relevance' && text !== null;
  const sorted = sortKeys(byRank ? { key: 'start_date', direction: 'asc' } : order, filters.currency);
  const shown = byRank
    ? sql`ts_rank(c.search, ${text.query}) desc, ${sorted.order}`
    : (orderOfDays(filters, order) ?? sorted.order);
  const offset = (page - 1) * count;
  const size = Math.max(0, Math.min(count, cap - offset));
  const cut = async (on: Database, candidates: SQL): Promise<Found> => {
    const { rows } = await on.execute<Found>(sql`
      with candidates as materialized (${candidates})
      select (select count(*)::int from candidates) as total,
        array(select c.id from candidates c order by ${shown} limit ${size} offset ${offset}) as ids`);
    return rows[0] ?? { total: 0, ids: [] };
  };

  const inOrder = firstInOrder(condition(filters), sorted, cap + 1);
  const find = () => {
    if (text) return searchInWindows(db, filters, sorted, { most: cap + 1, spare }, cut);
    return filters.days ? withoutWorkers(db, (tx) => cut(tx, inOrder)) : cut(db, inOrder);
  };
  const { total, ids } = await find();
  return { ids, total: Math.min(total, cap), capped: total > cap };
}

type Found = { total: number; ids: number[] };

/**
 * Looks for words in a first window of the order that holds enough matches by the planner's estimate, and in longer
 * ones while too few are found. Within a window the database joins what the text index and the order's index know, and
 * reads little more than the courses that are wanted. Where few courses match it reads all that hold the words; where many
 * do and no window can be told, courses in order until there are enough.
 */
function searchInWindows(
  db: Database,
  filters: CourseFilters,
  sorted: SortKeys,
  { most, spare }: { most: number; spare: number },
  cut: (on: Database, candidates: SQL) => Promise<Found>,
): Promise<Found> {
  return withoutWorkers(db, async (tx) => {
    await tx.execute(readByIndexes);
    const where = condition(filters);
    let share = (spare * most) / (await expectedMatches(tx, where));
    for (;;) {
      if (share >= maxWindowShare) return cut(tx, firstOfMatches(where, sorted, most));
      const window = await sortWindow(tx, sorted.by, share);
      if (!window) return cut(tx, firstInOrder(where, sorted, most, columnsToRank));
      const found = await cut(tx, firstOfMatches(sql`${where} and ${window}`, sorted, most));
      if (found.total >= most) return found;
      share *= Math.max(2, (spare * most) / Math.max(1, found.total));
    }
  });
}

/** To start its workers takes the database longer than such a search, which it expects to read more than it does. */
function withoutWorkers<Answer>(db: Database, work: (tx: Database) => Promise<Answer>): Promise<Answer> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true)`,
    );
    return work(tx);
  });
}

/**
 * No way but by an index, memory for the place of each match, so that no page is searched as a whole, and the cost of a
 * course that is read as it was measured: some ten entries of an index, since most pages are in memory.
 */
const readByIndexes = sql`select set_config('enable_seqscan', 'off', true), set_config('work_mem', '32MB', true),
  set_config('random_page_cost', '0.1', true), set_config('effective_io_concurrency', '0', true)`;

/** All matches are found before they are put in order: so few that the planner need not look for a way round it. */
function firstOfMatches(where: SQL, { order }: SortKeys, most: number): SQL {
  return sql`select * from (select ${columnsToRank} from courses c where ${where} offset 0) c order by ${order} limit ${most}`;
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
  /** What it orders by first. */
  by: ColumnOrder;
  /** Set where courses without a value come last although the database would put them first. */
  mayBeNull?: SQL;
}

/** Spelled as the indexes are, without a word for what is the database's own default: only then they are used. */
function sortKeys({ key, direction }: CourseOrder, currency: Currency): SortKeys {
  const toward = direction === 'asc' ? sql`asc` : sql`desc`;
  const nullsLast = (name: ColumnOrder['column'], column: SQL): SortKeys => {
    const by: ColumnOrder = { column: name, direction };
    return direction === 'asc'
      ? { by, order: sql`${column}, c.id` }
      : { by, order: sql`${column} desc nulls last, c.id desc`, mayBeNull: column };
  };
  switch (key) {
    case 'created_at':
      return { by: { column: 'published_at', direction }, order: sql`c.published_at ${toward}, c.id ${toward}` };
    case 'rating':
      return {
        by: { column: 'rating_avg', direction },
        order: sql`c.rating_avg ${toward}, c.rating_count ${toward}, c.id ${toward}`,
      };
    case 'price':
      return nullsLast(currency === 'INR' ? 'price_minor' : 'price_usd_minor', priceColumn(currency));
    default:
      return nullsLast('next_start_at', sql`c.next_start_at`);
  }
}

const candidateColumns = sql`c.id, c.next_start_at, c.published_at, c.price_minor, c.price_usd_minor, c.rating_avg,
  c.rating_count`;

const columnsToRank = sql`${candidateColumns}, c.search`;

/** So many of the matching courses, first in the order, handed out by its index. */
function firstInOrder(where: SQL, { order, mayBeNull }: SortKeys, most: number, columns = candidateColumns): SQL {
  if (!mayBeNull) return sql`select ${columns} from courses c where ${where} order by ${order} limit ${most}`;
  // In two parts, each of which an index can hand out in order; the second is not begun when the first is enough.
  return sql`(select ${columns} from courses c where ${where} and ${mayBeNull} is not null
      order by ${mayBeNull} desc, c.id desc limit ${most})
    union all (select ${columns} from courses c where ${where} and ${mayBeNull} is null order by c.id desc limit ${most})
    limit ${most}`;
}
