import { toMinor } from '@kaksha/domain/money';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { singleRow } from '../../../platform/database/single-row';
import { bucketCount, type Cell, ceilingOf } from './facets';
import { baseCondition, type CourseFilters, facetConditions, priceColumn } from './filters';

/** Courses that match every filter that is not counted. */
export interface Cells {
  cells: Cell[];
  priceCeiling: number;
}

/** Groups the courses in one scan. */
export async function loadCells(db: Database, filters: CourseFilters): Promise<Cells> {
  const price = priceColumn(filters.currency);
  const prices = await db.execute<{ highest: number | null }>(
    sql`select max(${price}) as highest from courses c where c.is_public`,
  );
  const priceCeiling = ceilingOf(filters.currency, singleRow(prices.rows).highest ?? 0);
  const { rows } = await db.execute<{ cells: Cell[] }>(sql`
    select coalesce(json_agg(json_build_array(category_id, language_id, difficulty, offered_mode, bucket, in_range, courses)), '[]') as cells
    from (select c.category_id, c.language_id, c.difficulty, c.offered_mode,
        ${price}::bigint * ${bucketCount} / ${toMinor(priceCeiling) + 1} as bucket,
        coalesce(${facetConditions(filters).price}, false) as in_range, count(*)::int as courses
      from courses c where ${baseCondition(filters)} group by 1, 2, 3, 4, 5, 6) as k`);
  return { cells: singleRow(rows).cells, priceCeiling };
}
