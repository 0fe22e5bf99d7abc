import { trimmedText } from './blank-text';
import { currencies, deliveryModes, difficultyLevels } from './catalogue';
import { type CourseQuery, type CourseSort, courseSorts, type DaysFilter } from './course-search';
import { cutText } from './cut-text';
import { isDay } from './dates';
import { dayTimes } from './day-times';
import * as limits from './limits';
import { isOneOf, keysOf } from './typed';

/**
 * Converts a course search to the URL of /live-courses and back. The URL holds the whole search, so that it can be
 * shared and Back works. Multiple values repeat their parameter, as in a plain HTML form.
 */

export const daysFilters = ['weekday', 'weekend', 'weekend-only'] as const satisfies readonly DaysFilter[];
const hoursPerDay = 24;
export const defaultCourseSort: CourseSort = 'start_date';

/** A parameter that the search ignores because it is invalid. */
export interface InvalidParameter {
  name: string;
  value: string;
  /** Message for the user. */
  message: string;
}

/** URL parameters by search field. */
export const courseQueryParameters = {
  text: 'q',
  categories: 'category',
  subcategory: 'subcategory',
  difficulties: 'difficulty',
  languages: 'language',
  modes: 'mode',
  days: 'days',
  times: 'time',
  place: 'place',
  withinKm: 'within',
  tool: 'tool',
  startBefore: 'before',
  maxWeeks: 'weeks',
  maxHours: 'hours',
  demo: 'demo',
  minPrice: 'min',
  maxPrice: 'max',
  currency: 'currency',
  trainerId: 'trainer',
  sort: 'sort',
  page: 'page',
} as const satisfies Partial<Record<keyof CourseQuery, string>>;

const names = courseQueryParameters;

/** The URL parameters of a search, in a fixed order, without default and empty values. */
export function toSearchParams(query: CourseQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const field of keysOf(names)) {
    const value = query[field];
    if ((field === 'page' && value === 1) || (field === 'sort' && value === defaultCourseSort)) continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== '') parameters.append(names[field], String(one));
    }
  }
  return parameters;
}

/** A list in one value, as the API takes it. */
const commaList = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** The last page that the API takes. Lists end before it. */
const maxPage = 100_000;

/** The search of the URL parameters. `invalid` lists the ignored parameters. */
export function fromSearchParams(parameters: URLSearchParams): { query: CourseQuery; invalid: InvalidParameter[] } {
  const invalid: InvalidParameter[] = [];
  const reject = (name: string, value: string, message: string) => {
    invalid.push({ name, value, message });
    return undefined;
  };
  const texts = (name: string) => [...new Set(parameters.getAll(name).map(trimmedText))].filter(Boolean);
  const text = (name: string) => {
    const [first] = texts(name);
    return first === undefined ? undefined : cutText(first, limits.searchTextMax);
  };
  const choices = <T extends string>(name: string, allowed: readonly T[]) =>
    texts(name).filter((value): value is T => {
      if (isOneOf(allowed, value)) return true;
      reject(name, value, `There is no ${name} '${value}'.`);
      return false;
    });
  const whole = (name: string, least: number, most = 999_999_999) => {
    const value = text(name);
    if (value === undefined) return undefined;
    // A plain form sends prices as typed, including thousands separators.
    const digits = value.replaceAll(',', '');
    const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
    return number >= least
      ? Math.min(number, most)
      : reject(name, value, `'${value}' is not a whole number from ${least} up.`);
  };

  const day = (name: string) => {
    const value = text(name);
    return value === undefined || isDay(value) ? value : reject(name, value, `'${value}' is not a day.`);
  };

  const query: CourseQuery = {
    text: text(names.text),
    categories: texts(names.categories),
    subcategory: text(names.subcategory),
    difficulties: choices(names.difficulties, difficultyLevels),
    languages: texts(names.languages).flatMap(commaList),
    modes: choices(names.modes, deliveryModes),
    days: choices(names.days, daysFilters)[0],
    times: choices(names.times, dayTimes),
    place: text(names.place),
    withinKm: whole(names.withinKm, 1),
    tool: text(names.tool),
    startBefore: day(names.startBefore),
    maxWeeks: whole(names.maxWeeks, 1),
    maxHours: whole(names.maxHours, 1),
    demo: choices(names.demo, ['true'])[0] && true,
    minPrice: whole(names.minPrice, 0),
    maxPrice: whole(names.maxPrice, 0),
    currency: choices(names.currency, currencies)[0],
    trainerId: whole(names.trainerId, 1),
    sort: choices(names.sort, courseSorts)[0],
    page: whole(names.page, 1, maxPage),
  };
  if (query.withinKm !== undefined && (!query.place || query.withinKm > limits.searchRadiusMaxKm))
    query.withinKm = undefined;
  if (query.maxHours !== undefined && query.maxHours > hoursPerDay) {
    query.maxHours = reject(names.maxHours, String(query.maxHours), `A class has at most ${hoursPerDay} hours.`);
  }
  if (query.minPrice !== undefined && query.maxPrice !== undefined && query.minPrice > query.maxPrice) {
    reject(names.minPrice, String(query.minPrice), 'The minimum price is above the maximum price.');
    query.minPrice = undefined;
    query.maxPrice = undefined;
  }
  return { query: withoutEmpty(query), invalid };
}

/** `/live-courses` with the search parameters. */
export function coursesPath(query: CourseQuery = {}): string {
  const search = toSearchParams(query).toString();
  return search ? `/live-courses?${search}` : '/live-courses';
}

/** Whether the search has text or a filter. Sort and page do not count. */
export function hasFilters(query: CourseQuery): boolean {
  const { sort: _sort, page: _page, count: _count, currency: _currency, ...filters } = query;
  return Object.keys(withoutEmpty(filters)).length > 0;
}

function withoutEmpty(query: CourseQuery): CourseQuery {
  const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && !value.length);
  return Object.fromEntries(Object.entries(query).filter(([, value]) => !isEmpty(value)));
}
