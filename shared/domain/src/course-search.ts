import type { Currency, DeliveryMode, DifficultyLevel } from './catalogue';
import type { DayTime } from './day-times';

export const courseSorts = ['relevance', 'start_date', 'newest', 'price_low_high', 'price_high_low', 'rating'] as const;
export type CourseSort = (typeof courseSorts)[number];

/** `weekend`: classes on weekends, maybe also on other days; `weekend-only`: on no other day. */
export type DaysFilter = 'weekday' | 'weekend' | 'weekend-only';

/** A course search. All fields are optional. Prices are whole major units of `currency` after discount. */
export interface CourseQuery {
  page?: number;
  count?: number;
  text?: string;
  categories?: string[];
  subcategory?: string;
  difficulties?: DifficultyLevel[];
  languages?: string[];
  modes?: DeliveryMode[];
  days?: DaysFilter;
  /** At least one batch starts its classes in one of these parts of the day. */
  times?: readonly DayTime[];
  /** City or area of a classroom batch; `withinKm` adds the places around it. */
  place?: string;
  withinKm?: number;
  /** One of the tools that a course covers. */
  tool?: string;
  /** `YYYY-MM-DD`; at least one batch starts before this day. */
  startBefore?: string;
  /** At least one batch has at most this number of weeks. */
  maxWeeks?: number;
  /** At least one batch has classes of at most this number of hours. */
  maxHours?: number;
  /** Only demo classes. */
  demo?: true;
  minPrice?: number;
  maxPrice?: number;
  currency?: Currency;
  trainerId?: number;
  sort?: CourseSort;
}

/** Names that start with the search text. */
export interface SearchSuggestions {
  trainers: { id: number; name: string; headline: string }[];
  places: string[];
  tools: string[];
}

/** Number of courses per filter value, given the other filters, and the price distribution. */
export interface CourseFacets {
  categories: { name: string; count: number }[];
  difficulties: { name: DifficultyLevel; count: number }[];
  modes: { name: DeliveryMode; count: number }[];
  languages: { name: string; count: number }[];
  /** Counts of 16 equal buckets from 0 to `priceCeiling`, in the requested currency. */
  priceBuckets: number[];
  priceCeiling: number;
}
