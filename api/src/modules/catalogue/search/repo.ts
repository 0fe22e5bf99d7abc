import { createHash } from 'node:crypto';
import * as limits from '@kaksha/domain/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { singleRow } from '../../../platform/database/single-row';
import { integer, integers, nothing, text } from '../../../platform/database/typed-sql';
import { currentCard } from '../courses/ready-cards-repo';
import { type CourseFilters, condition } from './filters';
import { type CourseOrder, type SortKeys, searchOrder } from './sort-order';
import { expectedMatches, maxWindowShare, sortWindow } from './sort-window';

/** Ids of one page, in order. `total` is exact up to the cap; above it `capped` is true. */
export interface FoundIds {
  ids: number[];
  total: number;
  capped: boolean;
  /** Current cards of the page by id, when the query that found the page could read them too. */
  cards?: Map<number, string>;
}

/**
 * Finds a page without counting all matches: it takes at max cap + 1 courses in sort order by an index, counts these
 * and returns the page. The time does not grow with the number of courses. By relevance, only the soonest cap + 1
 * matches are ranked; filters of batches order them by their matching batches.
 */
export async function findCourses(
  db: Database,
  filters: CourseFilters,
  order: CourseOrder,
  { page, count, cardFormat }: { page: number; count: number; cardFormat?: string },
  { cap, margin }: { cap: number; margin: number } = { cap: limits.countCap, margin: 1.2 },
): Promise<FoundIds> {
  const { text } = filters;
  const { candidates: sorted, shown, isOfMatches } = searchOrder(order, filters);
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
    if (!sorted.mayBeNull && isPlannedOnce(filters)) {
      return countAndCut(db, firstInOrder(condition(filters), sorted, cap + 1, sql`c.id`), {
        offset,
        size,
        cardFormat,
      });
    }
    return isOfMatches ? withSettings(db, withoutWorkers, (tx) => cut(tx, inOrder)) : cut(db, inOrder);
  };
  const { total, ids, cards } = await find();
  return { ids, total: Math.min(total, cap), capped: total > cap, ...(cards && { cards }) };
}

type Found = { total: number; ids: number[]; cards?: Map<number, string> };

/**
 * Whether one plan suits all values of the filters. The filters that remain compare columns that have an index in sort
 * order, and their statements are few enough to keep.
 */
const isPlannedOnce = ({
  scope,
  text: _text,
  categoryIds: _categories,
  languageIds: _languages,
  difficulties: _difficulties,
  modes: _modes,
  currency: _currency,
  priced,
  ...others
}: CourseFilters) => scope.kind === 'public' && !priced && Object.values(others).every((value) => value === null);

/**
 * Counts ids that come in order and takes a slice, with the cards of it. Reads an index once and sorts nothing. A
 * statement with the same filters is planned once for each connection, because planning takes longer than reading the
 * index.
 */
async function countAndCut(
  db: Database,
  ordered: SQL,
  { offset, size, cardFormat }: { offset: number; size: number; cardFormat: string | undefined },
): Promise<Found> {
  const query = db
    .select({
      total: integer(sql`p.total`),
      ids: integers(sql`p.ids`),
      cards: cardFormat === undefined ? nothing : text(cardsOf(sql`p.ids`, cardFormat)),
    })
    .from(
      sql`(select count(*) as total, coalesce((array_agg(c.id))[${offset + 1}::int : ${offset + size}::int], '{}') as ids
        from (${ordered}) as c offset 0) as p`,
    );
  const name = createHash('sha256').update(query.toSQL().sql).digest('base64url');
  const { cards, ...found } = singleRow(await query.prepare(name).execute());
  if (cards === null) return found;
  const lines = cards.split('\n');
  return { ...found, cards: new Map(found.ids.flatMap((id, at) => (lines[at] ? [[id, lines[at]]] : []))) };
}

/** Cards by line, which their JSON never contains; an empty line for a card that is not current. */
const cardsOf = (
  ids: SQL,
  format: string,
) => sql`(select coalesce(string_agg(coalesce(${currentCard(sql`u.id`, format)}, ''), ${'\n'} order by u.at), '')
  from unnest(${ids}) with ordinality as u (id, at))`;

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
  return withSettings(db, sql`${withoutWorkers}, ${readByIndexes}`, async (tx) => {
    const where = condition(filters);
    let share = (margin * max) / (await expectedMatches(tx, where));
    for (;;) {
      if (share >= maxWindowShare) return cut(tx, firstOfMatches(where, sorted, max));
      const window = await sortWindow(tx, sorted.by, share, db);
      if (!window) return cut(tx, firstInOrder(where, sorted, max, columnsToRank));
      const found = await cut(tx, firstOfMatches(sql`${where} and ${window}`, sorted, max));
      if (found.total >= max) return found;
      share *= Math.max(2, (margin * max) / Math.max(1, found.total));
    }
  });
}

/** Runs the work in a transaction with settings of the planner. */
function withSettings<Answer>(db: Database, settings: SQL, work: (tx: Database) => Promise<Answer>): Promise<Answer> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select ${settings}`);
    return work(tx);
  });
}

/** Parallel workers and JIT are off: their start takes longer than the search. */
const withoutWorkers = sql`set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true)`;

/**
 * Forces index scans with exact bitmaps. `random_page_cost` is the measured cost of reading one course: about ten
 * index entries, because max pages are in memory.
 */
const readByIndexes = sql`set_config('enable_seqscan', 'off', true), set_config('work_mem', '32MB', true),
  set_config('random_page_cost', '0.1', true), set_config('effective_io_concurrency', '0', true)`;

/** `offset 0` makes the planner find all matches before it sorts them. */
function firstOfMatches(where: SQL, { order }: SortKeys, max: number): SQL {
  return sql`select * from (select ${columnsToRank} from courses c where ${where} offset 0) c order by ${order} limit ${max}`;
}

const candidateColumns = sql`c.id, c.next_start_at, c.published_at, c.price_minor, c.price_usd_minor, c.rating_avg,
  c.rating_count`;

const columnsToRank = sql`${candidateColumns}, c.search`;

/** In the text of the statement, so that the plan of a prepared statement knows it. */
const literal = (count: number) => sql.raw(String(count));

/** The first matches in sort order, read by its index. */
function firstInOrder(where: SQL, { order, mayBeNull }: SortKeys, max: number, columns = candidateColumns): SQL {
  if (!mayBeNull) return sql`select ${columns} from courses c where ${where} order by ${order} limit ${literal(max)}`;
  // An index returns each part in order; the second part does not start when the first has enough rows.
  return sql`(select ${columns} from courses c where ${where} and ${mayBeNull} is not null
      order by ${mayBeNull} desc, c.id desc limit ${max})
    union all (select ${columns} from courses c where ${where} and ${mayBeNull} is null order by c.id desc limit ${max})
    limit ${max}`;
}
