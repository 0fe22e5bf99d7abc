import { createHash } from 'node:crypto';
import * as limits from '@kaksha/domain/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { singleRow } from '../../../platform/database/single-row';
import { integer, integers, text } from '../../../platform/database/typed-sql';
import { currentCard } from '../courses/ready-cards-repo';
import { type CourseFilters, condition } from './filters';
import { type CourseOrder, type SortKeys, searchOrder } from './sort-order';

/** Ids of one page, in order. `total` is exact up to the cap; above it `capped` is true. */
export interface FoundIds {
  ids: number[];
  total: number;
  capped: boolean;
  /** Current cards of the page by id. */
  cards: Map<number, string>;
}

/**
 * Finds a page without counting all matches: it takes at most cap + 1 courses in sort order, counts these and returns
 * the page with its cards. By relevance, only the soonest cap + 1 matches are ranked; filters of batches order them by
 * their matching batches.
 */
export async function findCourses(
  db: Database,
  filters: CourseFilters,
  order: CourseOrder,
  { page, count, cardFormat = '' }: { page: number; count: number; cardFormat?: string },
  cap: number = limits.countCap,
): Promise<FoundIds> {
  const { first, shown } = searchOrder(order, filters);
  const found = firstInOrder(condition(filters), first, cap + 1, shown?.key ?? null);
  const ordered = shown ? sql`select f.id from (${found}) as f order by ${shown.order}` : found;
  const offset = (page - 1) * count;
  const end = Math.min(offset + count, cap);
  const query = db
    .select({ total: integer(sql`p.total`), ids: integers(sql`p.ids`), cards: cardsOf(sql`p.ids`, cardFormat) })
    .from(
      sql`(select count(*) as total, coalesce((array_agg(o.id))[${offset + 1}::int : ${end}::int], '{}') as ids
        from (${ordered}) as o offset 0) as p`,
    );
  const { total, ids, cards } = singleRow(
    await (hasCommonFilters(filters) ? query.prepare(nameOf(query.toSQL().sql)).execute() : query),
  );
  const lines = cards.split('\n');
  const current = ids.flatMap((id, at): [number, string][] => (lines[at] ? [[id, lines[at]]] : []));
  return { ids, total: Math.min(total, cap), capped: total > cap, cards: new Map(current) };
}

/** Cards by line, which their JSON never contains; an empty line for a card that is not current. */
const cardsOf = (ids: SQL, format: string) =>
  text(sql`(select coalesce(string_agg(coalesce(${currentCard(sql`u.id`, format)}, ''), ${'\n'} order by u.at), '')
    from unnest(${ids}) with ordinality as u (id, at))`);

/**
 * Whether only filters are set whose values do not change the plan. Their statements are planned once for each connection:
 * planning takes as long as running them.
 */
const hasCommonFilters = ({
  scope,
  categoryIds: _categories,
  languageIds: _languages,
  difficulties: _difficulties,
  modes: _modes,
  days: _days,
  currency: _currency,
  priced: _priced,
  ...others
}: CourseFilters) => scope.kind === 'public' && Object.values(others).every((value) => value === null);

const nameOf = (statement: string) => createHash('sha256').update(statement).digest('base64url');

/** The first matches in sort order. The indexes of the sort orders hold what most filters compare. */
function firstInOrder(where: SQL, { order, nullable }: SortKeys, max: number, key: SQL | null): SQL {
  const columns = key ? sql`c.id, c.next_start_at, ${key} as key` : sql`c.id`;
  // In the text, so that the plan of a prepared statement knows it.
  const limit = sql.raw(String(max));
  const select = (also: SQL, by: SQL) =>
    sql`select ${columns} from courses c where ${where}${also} order by ${by} limit ${limit}`;
  if (!nullable) return select(sql``, order);
  // An index returns each part in order; the second part does not start when the first has enough rows.
  return sql`(${select(sql` and ${nullable} is not null`, sql`${nullable} desc, c.id desc`)})
    union all (${select(sql` and ${nullable} is null`, sql`c.id desc`)}) limit ${limit}`;
}
