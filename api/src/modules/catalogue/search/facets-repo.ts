import { type DeliveryMode, type DifficultyLevel, deliveryModes, difficultyLevels } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { toMajor, toMinor } from '@kaksha/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import {
  baseCondition,
  type CourseFilters,
  type FacetFilter,
  facetConditions,
  modesThatOffer,
  priceColumn,
} from './filters';

export interface Facets {
  /** Courses that match all filters that are not counted. */
  total: number;
  categories: Map<number, number>;
  languages: Map<number, number>;
  difficulties: { name: DifficultyLevel; count: number }[];
  modes: { name: DeliveryMode; count: number }[];
  priceBuckets: number[];
  priceCeiling: number;
}

/** Courses with the same value of every facet, and the facet filters that they pass. */
interface Cell extends Record<string, unknown> {
  category: number;
  difficulty: DifficultyLevel;
  mode: DeliveryMode;
  language: number;
  /** 1 to 16; null without a price in the currency. */
  bucket: number | null;
  courses: number;
  categories: boolean;
  difficulties: boolean;
  modes: boolean;
  languages: boolean;
  price: boolean;
}

const bucketCount = 16;
/** The price scale is a multiple of `step` and at least `min`, in major units. */
const scales = {
  INR: { step: 1000, min: limits.priceFilterDefault.max },
  USD: { step: 100, min: 1000 },
} as const;

/**
 * The number of courses that each choice would leave, given the other filters. One query counts the courses by cell;
 * each facet adds up the cells that pass the other filters.
 */
export async function countFacets(db: Database, filters: CourseFilters): Promise<Facets> {
  const price = priceColumn(filters.currency);
  const ceiling = await priceCeiling(db, filters, price);
  const passes = facetConditions(filters);
  // The scale ends above the highest price, so the most expensive course is in the last bucket.
  const { rows: cells } = await db.execute<Cell>(sql`
    select c.category_id as category, c.difficulty, c.offered_mode as mode, c.language_id as language,
      width_bucket(${price}, 0, ${toMinor(ceiling) + 1}, ${bucketCount}) as bucket,
      ${passes.categories} as categories, ${passes.difficulties} as difficulties, ${passes.modes} as modes,
      ${passes.languages} as languages, coalesce(${passes.price}, false) as price, count(*)::int as courses
    from courses c where ${baseCondition(filters)} group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`);

  const countBy = (own: FacetFilter, keysOf: (cell: Cell) => readonly (string | number)[]) => {
    const others = facetFilters.filter((filter) => filter !== own);
    const counts = new Map<string | number, number>();
    for (const cell of cells) {
      if (!others.every((filter) => cell[filter])) continue;
      for (const key of keysOf(cell)) counts.set(key, (counts.get(key) ?? 0) + cell.courses);
    }
    return counts;
  };

  const difficulties = countBy('difficulties', (cell) => [cell.difficulty]);
  const modes = countBy('modes', (cell) => deliveryModes.filter((mode) => modesThatOffer([mode]).includes(cell.mode)));
  const buckets = countBy('price', (cell) => (cell.bucket === null ? [] : [cell.bucket]));
  return {
    total: cells.reduce((sum, cell) => sum + cell.courses, 0),
    categories: countBy('categories', (cell) => [cell.category]) as Map<number, number>,
    languages: countBy('languages', (cell) => [cell.language]) as Map<number, number>,
    difficulties: difficultyLevels.map((name) => ({ name, count: difficulties.get(name) ?? 0 })),
    modes: deliveryModes.map((name) => ({ name, count: modes.get(name) ?? 0 })),
    priceBuckets: Array.from({ length: bucketCount }, (_, index) => buckets.get(index + 1) ?? 0),
    priceCeiling: ceiling,
  };
}

const facetFilters = ['categories', 'difficulties', 'modes', 'languages', 'price'] as const satisfies FacetFilter[];

/** Taken from all public courses, so the scale does not change while a visitor filters. */
async function priceCeiling(db: Database, { currency }: CourseFilters, price: SQL): Promise<number> {
  const { rows } = await db.execute<{ highest: number | null }>(
    sql`select max(${price})::int as highest from courses c where c.is_public`,
  );
  const { step, min } = scales[currency];
  return Math.max(min, Math.ceil(toMajor(rows[0]?.highest ?? 0) / step) * step);
}
