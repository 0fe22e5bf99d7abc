import { type Currency, type DeliveryMode, type DifficultyLevel, deliveryModes } from '@kaksha/domain/catalogue';
import type { DaysFilter } from '@kaksha/domain/course-search';
import { type DayTime, dayTimeHours } from '@kaksha/domain/day-times';
import { toMinor } from '@kaksha/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import { escapeLike } from '../../../platform/text-search/escape-like';
import type { TextMatch } from '../../../platform/text-search/text-match';

/** Which courses the caller may find. */
export type CourseScope =
  | { kind: 'public' }
  /** Courses of one trainer that are not deleted; of all trainers when `trainerId` is null. */
  | { kind: 'owned'; trainerId: number | null; status: 'draft' | 'published' };

/** A parsed course search. Prices are in major units of `currency`, after discount. */
export interface CourseFilters {
  scope: CourseScope;
  text: TextMatch | null;
  categoryIds: number[] | null;
  subcategoryIds: number[] | null;
  languageIds: number[] | null;
  difficulties: DifficultyLevel[] | null;
  modes: DeliveryMode[] | null;
  days: DaysFilter | null;
  /** Parts of the day in which classes start. */
  times: DayTime[] | null;
  minPrice: number | null;
  maxPrice: number | null;
  currency: Currency;
  /** Only courses with a fee in `currency`. */
  priced: boolean;
  trainerIds: number[] | null;
  duration: string | null;
  tool: string | null;
  /** Areas and cities, of which a classroom batch has one. */
  places: string[] | null;
  /** `YYYY-MM-DD`; a batch starts before this day. */
  startsBefore: string | null;
  maxWeeks: number | null;
  /** Longest class. */
  maxHours: number | null;
  isDemo: boolean | null;
  prerequisites: string | null;
  objectives: string | null;
  isActive: boolean | null;
  /** First published after and until these moments. */
  published: { after: Date; until: Date } | null;
  createdBy: number | null;
  modifiedBy: number | null;
}

/** Filters whose choices are counted. A filter does not apply to its own counts. */
export type FacetFilter = 'categories' | 'difficulties' | 'modes' | 'languages' | 'price';

const all = sql`true`;

/** The discounted price in minor units, on alias `c`. */
export function priceColumn(currency: Currency): SQL {
  return currency === 'INR' ? sql`c.price_minor` : sql`c.price_usd_minor`;
}

/** The given modes and Online/Offline, which includes both. */
export function modesThatOffer(modes: readonly DeliveryMode[]): DeliveryMode[] {
  return deliveryModes.filter((mode) => modes.includes(mode) || mode === 'Online/Offline');
}

const intArray = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`;
/** Only for enumeration values, which contain no quotes. */
const enumArray = (values: readonly string[]) => sql`${`{${values.map((value) => `"${value}"`).join(',')}}`}::text[]`;
/** A single id is compared with `=`, so that a multi-column index can also return the sort order. */
const anyId = (column: SQL, ids: number[] | null) => {
  if (!ids) return all;
  return ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = any (${intArray(ids)})`;
};
const contains = (column: SQL, text: string | null) =>
  text ? sql`search_fold(${column}) like '%' || ${escaped(text)} || '%'` : all;
/** The folded text as a part of a pattern. */
const escaped = (text: string) => sql`search_fold(${escapeLike(text)})`;

/** Conditions of the filters that facets offer, by filter, on alias `c`; `true` where the filter is not set. */
export function facetConditions(filters: CourseFilters): Record<FacetFilter, SQL> {
  const price = priceColumn(filters.currency);
  const minPrice = filters.minPrice === null ? all : sql`${price} >= ${toMinor(filters.minPrice)}`;
  const maxPrice = filters.maxPrice === null ? all : sql`${price} <= ${toMinor(filters.maxPrice)}`;
  return {
    categories: anyId(sql`c.category_id`, filters.categoryIds),
    difficulties: filters.difficulties ? sql`c.difficulty = any (${enumArray(filters.difficulties)})` : all,
    modes: filters.modes ? sql`c.offered_mode = any (${enumArray(modesThatOffer(filters.modes))})` : all,
    languages: anyId(sql`c.language_id`, filters.languageIds),
    price: sql`${minPrice} and ${maxPrice}`,
  };
}

/** Conditions of every other filter, on alias `c`. */
export function baseCondition(filters: CourseFilters): SQL {
  return sql.join(
    [
      inScope(filters.scope),
      filters.text?.condition ?? all,
      anyId(sql`c.subcategory_id`, filters.subcategoryIds),
      anyId(sql`c.trainer_id`, filters.trainerIds),
      hasBatch(filters),
      filters.priced ? sql`${priceColumn(filters.currency)} is not null` : all,
      filters.duration
        ? sql`exists (select from batches b where b.course_id = c.id and b.active and ${contains(sql`b.duration`, filters.duration)})`
        : all,
      filters.tool
        ? sql`exists (select from course_contents p where p.course_id = c.id and p.is_live
            and p.content_type = 'Covering Tools' and ${contains(sql`p.content_text`, filters.tool)})`
        : all,
      contains(sql`c.prerequisites`, filters.prerequisites),
      contains(sql`c.objectives`, filters.objectives),
      filters.isDemo === null ? all : sql`c.is_demo = ${filters.isDemo}`,
      filters.isActive === null ? all : sql`c.is_active = ${filters.isActive}`,
      filters.published ? publishedIn(filters.published) : all,
      filters.createdBy === null ? all : sql`c.created_by = ${filters.createdBy}`,
      filters.modifiedBy === null ? all : sql`c.modified_by = ${filters.modifiedBy}`,
    ].filter((condition) => condition !== all),
    sql` and `,
  );
}

export function condition(filters: CourseFilters): SQL {
  return sql.join([baseCondition(filters), ...Object.values(facetConditions(filters))], sql` and `);
}

function inScope(scope: CourseScope): SQL {
  // The text matches the condition of the partial indexes, so it takes no parameter.
  if (scope.kind === 'public') return sql`c.is_public`;
  const owner = scope.trainerId === null ? all : sql`c.trainer_id = ${scope.trainerId}`;
  return sql`c.deleted_at is null and c.course_status = ${scope.status} and ${owner}`;
}

const publishedIn = ({ after, until }: { after: Date; until: Date }): SQL =>
  sql`c.published_at > ${after.toISOString()}::timestamptz and c.published_at <= ${until.toISOString()}::timestamptz`;

/** Filters of days whose answer courses store. */
type StoredDays = Exclude<DaysFilter, 'weekend-only'>;
const storedDaysOf = ({ days }: CourseFilters): StoredDays | null => (days === 'weekend-only' ? null : days);

/** A batch that meets on no weekday. */
const isOnWeekendsOnly = sql`case when b.weekdays is null then b.day_of_week in (2, 8) else b.weekdays <@ '{6,7}' end`;

const startsIn = (times: readonly DayTime[]): SQL =>
  sql`(${sql.join(
    times.map((time) => {
      const [from, until] = dayTimeHours[time];
      return sql`extract(hour from b.time_from) >= ${from} and extract(hour from b.time_from) < ${until}`;
    }),
    sql` or `,
  )})`;

/** Day codes 3 and 10 meet on any day, so they match both filters. */
function matchesDays(days: StoredDays): SQL {
  return sql`b.day_of_week = any (${intArray(days === 'weekday' ? [1, 9, 3, 10] : [2, 8, 3, 10])})`;
}

/** What a course stores of its batches for each filter of days, maintained as the start of the next batch. */
const storedDays = {
  weekday: { meets: sql`c.meets_on_weekdays`, nextStart: sql`c.next_weekday_start_at` },
  weekend: { meets: sql`c.meets_on_weekends`, nextStart: sql`c.next_weekend_start_at` },
} as const satisfies Record<StoredDays, unknown>;

/** The conditions on one batch, on alias `b`, of the filters of batches except stored days. */
function batchConditions({ days, times, places, startsBefore, maxWeeks, maxHours }: CourseFilters): SQL[] {
  return [
    days === 'weekend-only' ? isOnWeekendsOnly : null,
    times ? startsIn(times) : null,
    places ? isAt(places) : null,
    startsBefore ? sql`${localDay(sql`b.starts_at`)} < ${startsBefore}::date and b.starts_at >= now()` : null,
    maxWeeks === null ? null : sql`${localDay(lastStart)} - ${localDay(sql`b.starts_at`)} < ${maxWeeks * 7}`,
    maxHours === null ? null : sql`${sessionMinutes} <= ${maxHours * 60}`,
  ].filter((condition) => condition !== null);
}

/** An open batch of the course, on alias `b`, that matches all filters of batches. */
function matchingBatch(conditions: SQL[], days: StoredDays | null): SQL {
  return sql`batches b where b.course_id = c.id and b.active
    and ${sql.join(days ? [...conditions, matchesDays(days)] : conditions, sql` and `)}`;
}

/** Courses with one batch that is not over and matches all filters of batches. */
function hasBatch(filters: CourseFilters): SQL {
  const conditions = batchConditions(filters);
  const days = storedDaysOf(filters);
  if (conditions.length === 0) return days ? storedDays[days].meets : all;
  return sql`exists (select from ${matchingBatch(conditions, days)} and coalesce(b.ends_at, 'infinity') >= now())`;
}

/** Start of the next batch that matches the filters of batches, on alias `c`: null when all of them have started. */
export function nextMatchingStart(filters: CourseFilters): SQL | null {
  const conditions = batchConditions(filters);
  const days = storedDaysOf(filters);
  if (conditions.length === 0) return days && storedDays[days].nextStart;
  return sql`(select min(b.starts_at) from ${matchingBatch(conditions, days)}
    and starts_today_or_later(b.starts_at, b.timezone))`;
}

/** Null when unknown. */
const sessionMinutes = sql`batch_session_minutes(b.time_from, b.time_to, b.duration)`;
const lastStart = sql`(b.ends_at - make_interval(mins => coalesce(${sessionMinutes}, 60)))`;

/** The day of an instant in the zone of the batch. */
const localDay = (at: SQL) => sql`(${at} at time zone batch_zone(b.timezone))::date`;

/** A classroom batch is in the city of its trainer. */
function isAt(places: readonly string[]): SQL {
  const matches = places.map(
    (place) => sql`(${contains(sql`b.area`, place)} or exists (select from trainers t
      where t.id = b.trainer_id and ${contains(sql`t.location`, place)}))`,
  );
  return sql`b.mode <> 'Online' and (${sql.join(matches, sql` or `)})`;
}
