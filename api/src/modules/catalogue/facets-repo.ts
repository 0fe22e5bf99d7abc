import { type DeliveryMode, type DifficultyLevel, deliveryModes, difficultyLevels } from '@kaksha/domain/catalogue';
import { limits } from '@kaksha/domain/limits';
import { toMajor, toMinor } from '@kaksha/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  baseCondition,
  type CourseFilters,
  type FacetFilter,
  facetConditions,
  modesThatOffer,
  priceColumn,
} from './filters';

export interface Facets {
  /** Courses that match everything but the filters that are counted here. */
  total: number;
  categories: Map<number, number>;
  languages: Map<number, number>;
  difficulties: { name: DifficultyLevel; count: number }[];
  modes: { name: DeliveryMode; count: number }[];
  priceBuckets: number[];
  priceCeiling: number;
}

/** Courses that share everything that facets count by, and which of the facet filters they pass. */
interface Cell extends Record<string, unknown> {
  category: number;
  difficulty: DifficultyLevel;
  mode: DeliveryMode;
  language: number;
  /** 1 to 16; null without a price in the asked currency. */
  bucket: number | null;
  courses: number;
  categories: boolean;
  difficulties: boolean;
  modes: boolean;
  languages: boolean;
  price: boolean;
}

const bucketCount = 16;
/** The price scale is a round number of these, in major units, and no shorter than `least`. */
const scales = {
  INR: { step: 1000, least: limits.priceFilterDefault.max },
  USD: { step: 100, least: 1000 },
} as const;

/**
 * How many courses each choice would leave, given the other filters. One pass over the matching courses counts them
 * in cells; each facet then adds up the cells that pass every filter but its own.
 */
export async function countFacets(db: Database, filters: CourseFilters): Promise<Facets> {
  const price = priceColumn(filters.currency);
  const ceiling = await priceCeiling(db, filters, price);
  const passes = facetConditions(filters);
  // The scale's end is one more than its highest price, so that the dearest course is in the last bucket.
  const { rows: cells } = await db.execute<Cell>(sql`
    select c.category_id as category, c.difficulty, c.mode, c.language_id as language,
      width_bucket(${price}, 0, ${toMinor(ceiling) + 1}, ${bucketCount}) as bucket,
      ${passes.categories} as categories, ${passes.difficulties} as difficulties, ${passes.modes} as modes,
      ${passes.languages} as languages, coalesce(${passes.price}, false) as price, count(*)::int as courses
    from courses c where ${baseCondition(filters)} group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`);

  const tally = (own: FacetFilter, keysOf: (cell: Cell) => readonly (string | number)[]) => {
    const others = facetFilters.filter((filter) => filter !== own);
    const counts = new Map<string | number, number>();
    for (const cell of cells) {
      if (!others.every((filter) => cell[filter])) continue;
      for (const key of keysOf(cell)) counts.set(key, (counts.get(key) ?? 0) + cell.courses);
    }
    return counts;
  };

  const difficulties = tally('difficulties', (cell) => [cell.difficulty]);
  const modes = tally('modes', (cell) => deliveryModes.filter((mode) => modesThatOffer([mode]).includes(cell.mode)));
  const buckets = tally('price', (cell) => (cell.bucket === null ? [] : [cell.bucket]));
  return {
    total: cells.reduce((sum, cell) => sum + cell.courses, 0),
    categories: tally('categories', (cell) => [cell.category]) as Map<number, number>,
    languages: tally('languages', (cell) => [cell.language]) as Map<number, number>,
    difficulties: difficultyLevels.map((name) => ({ name, count: difficulties.get(name) ?? 0 })),
    modes: deliveryModes.map((name) => ({ name, count: modes.get(name) ?? 0 })),
    priceBuckets: Array.from({ length: bucketCount }, (_, at) => buckets.get(at + 1) ?? 0),
    priceCeiling: ceiling,
  };
}

const facetFilters = ['categories', 'difficulties', 'modes', 'languages', 'price'] as const satisfies FacetFilter[];

/** Of all public courses, not of the found ones, so that the scale stands still while somebody filters. */
async function priceCeiling(db: Database, { currency }: CourseFilters, price: SQL): Promise<number> {
  const { rows } = await db.execute<{ highest: number | null }>(
    sql`select max(${price})::int as highest from courses c where c.is_public`,
  );
  const { step, least } = scales[currency];
  return Math.max(least, Math.ceil(toMajor(rows[0]?.highest ?? 0) / step) * step);
}
