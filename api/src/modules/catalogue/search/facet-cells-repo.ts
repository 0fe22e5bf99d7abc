import type { DeliveryMode, DifficultyLevel } from '@kaksha/domain/catalogue';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { courseCountChanges } from '../../../platform/database/schema/course-counts';
import { singleRow } from '../../../platform/database/single-row';
import { FacetCells } from './facet-cells';
import { baseCondition, type CourseFilters, priceColumn } from './filters';

/** The cells of a moment. */
export interface LoadedCells {
  cells: FacetCells;
  /** Highest price of all public courses, in minor units. */
  highest: number;
  /** Every change up to this id is in the cells. */
  settled: number;
  /** Ids above `settled` of changes that are in the cells. */
  seen: Set<number>;
}

type CellRow = [
  category: number,
  subcategory: number | null,
  language: number,
  difficulty: DifficultyLevel,
  mode: DeliveryMode,
];

/** No transaction that changes courses takes as long, so ids of changes this old are complete. */
const settledAfter = sql`interval '10 minutes'`;
const settledId = sql`coalesce((select max(n.id) from course_count_changes n where n.at < now() - ${settledAfter}), 0)`;

/** Counts the courses that match every filter that facets do not count. */
export async function loadCells(db: Database, filters: CourseFilters): Promise<LoadedCells> {
  const price = priceColumn(filters.currency);
  const { rows } = await db.execute<{
    cells: [...CellRow, prices: (number | null)[], courses: number[]][];
    highest: number;
    settled: number;
    seen: number[];
  }>(sql`
    select (select coalesce(json_agg(json_build_array(k.category_id, k.subcategory_id, k.language_id, k.difficulty, k.offered_mode, k.prices, k.courses)), '[]')
        from (select category_id, subcategory_id, language_id, difficulty, offered_mode, array_agg(price) as prices, array_agg(courses) as courses
          from (select c.category_id, c.subcategory_id, c.language_id, c.difficulty, c.offered_mode, ${price} as price, count(*)::int as courses
            from courses c where ${baseCondition(filters)} group by 1, 2, 3, 4, 5, 6) as priced
          group by 1, 2, 3, 4, 5) as k) as cells,
      ${highestPrice(filters)} as highest, ${settledId} as settled,
      array(select s.id from course_count_changes s where s.id > ${settledId}) as seen`);
  const { cells: loaded, highest, settled, seen } = singleRow(rows);
  const cells = new FacetCells();
  for (const [category, subcategory, language, difficulty, mode, prices, courses] of loaded) {
    const values = { category, subcategory, language, difficulty, mode };
    for (const [at, ofPrice] of courses.entries()) cells.add(values, prices[at] ?? null, ofPrice);
  }
  return { cells, highest, settled, seen: new Set(seen) };
}

/** Adds the changes that are committed and not yet in the cells. Changes can be committed in another order than their ids. */
export async function addChanges(db: Database, loaded: LoadedCells, filters: CachedFilters): Promise<void> {
  const price = priceColumn(filters.currency);
  const { rows } = await db.execute<{
    changes: [id: number, ...CellRow, price: number | null, courses: number][];
    highest: number;
    settled: number;
  }>(sql`
    select coalesce((select json_agg(json_build_array(c.id, c.category_id, c.subcategory_id, c.language_id, c.difficulty, c.offered_mode, ${price}, c.courses))
        from course_count_changes c where c.id > ${loaded.settled} and ${cachedCondition(filters)}), '[]') as changes,
      ${highestPrice(filters)} as highest, ${settledId} as settled`);
  const { changes, highest, settled } = singleRow(rows);
  for (const [id, category, subcategory, language, difficulty, mode, ofPrice, courses] of changes) {
    if (loaded.seen.has(id)) continue;
    loaded.seen.add(id);
    loaded.cells.add({ category, subcategory, language, difficulty, mode }, ofPrice, courses);
  }
  loaded.highest = highest;
  loaded.settled = Math.max(loaded.settled, settled);
  for (const id of loaded.seen) if (id <= loaded.settled) loaded.seen.delete(id);
}

/** The filters that apply to changes as they do to courses. */
export type CachedFilters = Pick<CourseFilters, 'currency' | 'isDemo' | 'priced'>;

const cachedCondition = ({ currency, isDemo, priced }: CachedFilters) => sql`
  ${isDemo === null ? sql`true` : sql`c.is_demo = ${isDemo}`} and ${priced ? sql`${priceColumn(currency)} is not null` : sql`true`}`;

const highestPrice = ({ currency }: CachedFilters) => {
  const price = priceColumn(currency);
  return sql`coalesce((select max(${price}) from courses c where c.is_public), 0)`;
};

/** Processes load the cells again after an hour, so they no longer need changes of the day before. */
export async function deleteCountChanges(db: Database): Promise<void> {
  await db.delete(courseCountChanges).where(sql`${courseCountChanges.at} < now() - interval '1 day'`);
}
