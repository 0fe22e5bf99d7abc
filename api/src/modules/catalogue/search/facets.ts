import {
  type Currency,
  type DeliveryMode,
  type DifficultyLevel,
  deliveryModes,
  difficultyLevels,
} from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { toMajor } from '@kaksha/domain/money';
import { type CourseFilters, modesThatOffer } from './filters';

/** The number of courses that each choice of each filter would leave. */
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

/** The number of courses that have these values. `bucket` is null without a price. */
export type Cell = [
  category: number,
  language: number,
  difficulty: DifficultyLevel,
  mode: DeliveryMode,
  bucket: number | null,
  isInPriceRange: boolean,
  courses: number,
];

export const bucketCount = 16;

/** The price scale is a multiple of `step` and at least `min`, in major units. */
const scales = {
  INR: { step: 1000, min: limits.priceFilterDefault.max },
  USD: { step: 100, min: 1000 },
} as const satisfies Record<Currency, unknown>;

/** Taken from all public courses, so the scale does not change while a visitor filters. */
export function ceilingOf(currency: Currency, highestMinor: number): number {
  const { step, min } = scales[currency];
  return Math.max(min, Math.ceil(toMajor(highestMinor) / step) * step);
}

/** Adds up the cells of all courses that match the filters without choices. A filter does not apply to its own counts. */
export function addUp(cells: readonly Cell[], priceCeiling: number, filters: CourseFilters): Facets {
  const isIn = <Value>(values: readonly Value[] | null) => {
    const chosen = values && new Set(values);
    return (value: Value) => chosen?.has(value) ?? true;
  };
  const isCategory = isIn(filters.categoryIds);
  const isLanguage = isIn(filters.languageIds);
  const isDifficulty = isIn(filters.difficulties);
  const isMode = isIn(filters.modes && modesThatOffer(filters.modes));
  const categories = new Map<number, number>();
  const languages = new Map<number, number>();
  const difficulties = new Map<DifficultyLevel, number>();
  const modes = new Map<DeliveryMode, number>();
  const priceBuckets = Array.from({ length: bucketCount }, () => 0);
  let total = 0;
  for (const [category, language, difficulty, mode, bucket, isInPriceRange, courses] of cells) {
    total += courses;
    const ofCategory = isCategory(category);
    const ofLanguage = isLanguage(language);
    const ofDifficulty = isDifficulty(difficulty);
    const ofMode = isMode(mode);
    if (isInPriceRange) {
      if (ofLanguage && ofDifficulty && ofMode) addTo(categories, category, courses);
      if (ofCategory && ofDifficulty && ofMode) addTo(languages, language, courses);
      if (ofCategory && ofLanguage && ofMode) addTo(difficulties, difficulty, courses);
      if (ofCategory && ofLanguage && ofDifficulty) addTo(modes, mode, courses);
    }
    if (bucket !== null && ofCategory && ofLanguage && ofDifficulty && ofMode) {
      priceBuckets[bucket] = (priceBuckets[bucket] ?? 0) + courses;
    }
  }
  const modeCount = (name: DeliveryMode) =>
    modesThatOffer([name]).reduce((sum, mode) => sum + (modes.get(mode) ?? 0), 0);
  return {
    total,
    categories,
    languages,
    difficulties: difficultyLevels.map((name) => ({ name, count: difficulties.get(name) ?? 0 })),
    modes: deliveryModes.map((name) => ({ name, count: modeCount(name) })),
    priceBuckets,
    priceCeiling,
  };
}

function addTo<Value>(counts: Map<Value, number>, value: Value, courses: number): void {
  counts.set(value, (counts.get(value) ?? 0) + courses);
}
