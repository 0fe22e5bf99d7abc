import { limits } from '@kaksha/domain/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { type CourseFilters, condition } from './filters';
import { type CourseOrder, orderOfDays, type SortKeys, sortKeys } from './sort-order';
import { expectedMatches, maxWindowShare, sortWindow } from './sort-window';

/** Ids of one page, in order. `total` is exact up to the cap; above it `capped` is true. */
export interface FoundIds {
  ids: number[];
  total: number;
  capped: boolean;
}

/**
 * Finds a page without counting all matches: it takes at max cap + 1 courses in sort order by an index, counts these
 * and returns the page. The time does not grow with the number of courses. By relevance, only the soonest cap + 1
 * matches are ranked; a days filter orders them by their matching batches.
 */
export async function findCourses(
  db: Database,
  filters: CourseFilters,
  order: CourseOrder,
  { page, count }: { page: number; count: number },
  { cap, margin }: { cap: number; margin: number } = { cap: limits.countCap, margin: 1.2 },
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
    if (text) return searchInWindows(db, filters, sorted, { max: cap + 1, margin }, cut);
    return filters.days ? withoutWorkers(db, (tx) => cut(tx, inOrder)) : cut(db, inOrder);
  };
  const { total, ids } = await find();
  return { ids, total: Math.min(total, cap), capped: total > cap };
}

type Found = { total: number; ids: number[] };

/**
 * Searches text in a first window of the sort order that should hold enough matches, and in larger windows while it
 * finds too few. In a window, the database combines the text index and the sort index and reads few other courses.
 * It reads all text matches when they are few, and courses in order when they are many without statistics.
 */
function searchInWindows(
  db: Database,
  filters: CourseFilters,
  sorted: SortKeys,
  { max, margin }: { max: number; margin: number },
  cut: (on: Database, candidates: SQL) => Promise<Found>,
): Promise<Found> {
  return withoutWorkers(db, async (tx) => {
    await tx.execute(readByIndexes);
    const where = condition(filters);
    let share = (margin * max) / (await expectedMatches(tx, where));
    for (;;) {
      if (share >= maxWindowShare) return cut(tx, firstOfMatches(where, sorted, max));
      const window = await sortWindow(tx, sorted.by, share);
      if (!window) return cut(tx, firstInOrder(where, sorted, max, columnsToRank));
      const found = await cut(tx, firstOfMatches(sql`${where} and ${window}`, sorted, max));
      if (found.total >= max) return found;
      share *= Math.max(2, (margin * max) / Math.max(1, found.total));
    }
  });
}

/** Parallel workers and JIT are off: their start takes longer than the search. */
function withoutWorkers<Answer>(db: Database, work: (tx: Database) => Promise<Answer>): Promise<Answer> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true)`,
    );
    return work(tx);
  });
}

/**
 * Forces index scans with exact bitmaps. `random_page_cost` is the measured cost of reading one course: about ten
 * index entries, because max pages are in memory.
 */
const readByIndexes = sql`select set_config('enable_seqscan', 'off', true), set_config('work_mem', '32MB', true),
  set_config('random_page_cost', '0.1', true), set_config('effective_io_concurrency', '0', true)`;

/** `offset 0` makes the planner find all matches before it sorts them. */
function firstOfMatches(where: SQL, { order }: SortKeys, max: number): SQL {
  return sql`select * from (select ${columnsToRank} from courses c where ${where} offset 0) c order by ${order} limit ${max}`;
}

const candidateColumns = sql`c.id, c.next_start_at, c.published_at, c.price_minor, c.price_usd_minor, c.rating_avg,
  c.rating_count`;

const columnsToRank = sql`${candidateColumns}, c.search`;

/** The first matches in sort order, read by its index. */
function firstInOrder(where: SQL, { order, mayBeNull }: SortKeys, max: number, columns = candidateColumns): SQL {
  if (!mayBeNull) return sql`select ${columns} from courses c where ${where} order by ${order} limit ${max}`;
  // An index returns each part in order; the second part does not start when the first has enough rows.
  return sql`(select ${columns} from courses c where ${where} and ${mayBeNull} is not null
      order by ${mayBeNull} desc, c.id desc limit ${max})
    union all (select ${columns} from courses c where ${where} and ${mayBeNull} is null order by c.id desc limit ${max})
    limit ${max}`;
}
