import {
  type Currency,
  type DeliveryMode,
  type DifficultyLevel,
  deliveryModes,
  difficultyLevels,
} from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { toMajor, toMinor } from '@kaksha/domain/money';
import { type CourseFilters, type FacetFilter, modesThatOffer } from './filters';

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

/** What the facets see of a course beside its price. */
export interface CellValues {
  category: number;
  subcategory: number | null;
  language: number;
  difficulty: DifficultyLevel;
  mode: DeliveryMode;
}

interface Cell extends CellValues {
  courses: number;
  /** Courses by price in minor units; null without a price in the currency. */
  prices: Map<number | null, number>;
  /** Courses by bucket of a scale; null after a change of the prices. */
  scale: { end: number; buckets: number[] } | null;
}

type ValueFilter = Exclude<FacetFilter, 'price'>;
type Chosen = Pick<
  CourseFilters,
  'categoryIds' | 'subcategoryIds' | 'languageIds' | 'difficulties' | 'modes' | 'minPrice' | 'maxPrice' | 'currency'
>;

const valueIn = {
  categories: ({ category }) => category,
  languages: ({ language }) => language,
  difficulties: ({ difficulty }) => difficulty,
  modes: ({ mode }) => mode,
} as const satisfies Record<ValueFilter, (cell: Cell) => number | string>;
const valueFilters = ['categories', 'languages', 'difficulties', 'modes'] as const satisfies ValueFilter[];

const bucketCount = 16;
/** The price scale is a multiple of `step` and at least `min`, in major units. */
const scales = {
  INR: { step: 1000, min: limits.priceFilterDefault.max },
  USD: { step: 100, min: 1000 },
} as const;

/** Numbers of courses with the same subcategory and the same value of every facet, and by price. */
export class FacetCells {
  private readonly cells = new Map<string, Cell>();

  /** Adds courses with one price, in minor units; a negative number takes them away. */
  add({ category, subcategory, language, difficulty, mode }: CellValues, price: number | null, courses: number): void {
    const key = `${category} ${subcategory} ${language} ${difficulty} ${mode}`;
    let cell = this.cells.get(key);
    if (!cell) {
      cell = { category, subcategory, language, difficulty, mode, courses: 0, prices: new Map(), scale: null };
      this.cells.set(key, cell);
    }
    cell.courses += courses;
    cell.scale = null;
    const ofPrice = (cell.prices.get(price) ?? 0) + courses;
    if (ofPrice === 0) cell.prices.delete(price);
    else cell.prices.set(price, ofPrice);
  }

  /**
   * The number of courses that each choice would leave, given the other filters.
   * @param highest  price of all public courses in minor units; the scale ends above it
   */
  count(filters: Chosen, highest: number): Facets {
    const ceiling = ceilingOf(filters.currency, highest);
    const end = toMinor(ceiling) + 1;
    const passes = passesOf(filters);
    const priced = priceRangeOf(filters);
    const counts = { categories: new Map(), languages: new Map(), difficulties: new Map(), modes: new Map() };
    const buckets = Array.from({ length: bucketCount }, () => 0);
    let total = 0;
    for (const cell of this.cells.values()) {
      if (!passes.subcategories(cell.subcategory)) continue;
      total += cell.courses;
      const failed = valueFilters.filter((filter) => !passes[filter](valueIn[filter](cell)));
      if (failed.length > 1) continue;
      const courses = priced ? coursesIn(cell.prices, priced) : cell.courses;
      // A filter does not apply to its own counts.
      for (const filter of failed.length === 0 ? valueFilters : failed)
        addTo(counts[filter], valueIn[filter](cell), courses);
      if (failed.length > 0) continue;
      for (const [bucket, ofBucket] of bucketsOf(cell, end).entries())
        buckets[bucket] = (buckets[bucket] ?? 0) + ofBucket;
    }
    return {
      total,
      categories: counts.categories,
      languages: counts.languages,
      difficulties: difficultyLevels.map((name) => ({ name, count: counts.difficulties.get(name) ?? 0 })),
      modes: deliveryModes.map((name) => ({
        name,
        count: modesThatOffer([name]).reduce((sum, mode) => sum + (counts.modes.get(mode) ?? 0), 0),
      })),
      priceBuckets: buckets,
      priceCeiling: ceiling,
    };
  }
}

/** Taken from all public courses, so the scale does not change while a visitor filters. */
function ceilingOf(currency: Currency, highest: number): number {
  const { step, min } = scales[currency];
  return Math.max(min, Math.ceil(toMajor(highest) / step) * step);
}

function passesOf({ categoryIds, subcategoryIds, languageIds, difficulties, modes }: Chosen) {
  const isIn = (values: readonly (number | string)[] | null) => {
    const chosen = values && new Set<number | string | null>(values);
    return (value: number | string | null) => chosen?.has(value) ?? true;
  };
  return {
    subcategories: isIn(subcategoryIds),
    categories: isIn(categoryIds),
    languages: isIn(languageIds),
    difficulties: isIn(difficulties),
    modes: isIn(modes && modesThatOffer(modes)),
  } satisfies Record<ValueFilter | 'subcategories', unknown>;
}

interface PriceRange {
  min: number;
  max: number;
}

/** In minor units; null without a filter of the price, which courses without a price pass. */
function priceRangeOf({ minPrice, maxPrice }: Chosen): PriceRange | null {
  if (minPrice === null && maxPrice === null) return null;
  return { min: minPrice === null ? 0 : toMinor(minPrice), max: maxPrice === null ? Infinity : toMinor(maxPrice) };
}

function coursesIn(prices: Map<number | null, number>, { min, max }: PriceRange): number {
  let sum = 0;
  for (const [price, courses] of prices) if (price !== null && price >= min && price <= max) sum += courses;
  return sum;
}

/** Kept, because at a million courses the cells of a catalogue have hundreds of thousands of prices. */
function bucketsOf(cell: Cell, end: number): readonly number[] {
  if (cell.scale?.end !== end) {
    const buckets = Array.from({ length: bucketCount }, () => 0);
    for (const [price, courses] of cell.prices) {
      if (price === null) continue;
      const bucket = Math.floor((price * bucketCount) / end);
      buckets[bucket] = (buckets[bucket] ?? 0) + courses;
    }
    cell.scale = { end, buckets };
  }
  return cell.scale.buckets;
}

const addTo = (counts: Map<number | string, number>, value: number | string, courses: number) =>
  counts.set(value, (counts.get(value) ?? 0) + courses);
