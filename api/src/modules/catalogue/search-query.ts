import {
  type CourseStatus,
  courseStatuses,
  currencies,
  type DeliveryMode,
  type DifficultyLevel,
  deliveryModes,
  difficultyLevels,
} from '@kaksha/domain/catalogue';
import { daysFilters } from '@kaksha/domain/course-query';
import { limits } from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { badRequest } from '../../api-error';
import { oneOf } from '../../wire';
import { type CourseOrder, courseSortKeys } from './search-repo';

const list = (of: string) => Type.Optional(Type.String({ description: `${of}; several are separated by commas` }));
const text = (description: string) => Type.Optional(Type.String({ maxLength: limits.searchTextMax, description }));
const id = Type.Optional(Type.Integer({ minimum: 1 }));
const amount = (description: string) => Type.Optional(Type.Number({ minimum: 0, maximum: 20_000_000, description }));

/** Filters of GetAllCourses and GetCourseFacets. Empty values count as absent. */
export const CourseFilterQuery = Type.Object({
  course_name: text('Words of the name, category, trainer or description'),
  category: list('Ids, machine names or names of categories'),
  sub_category: list('Ids or names of subcategories'),
  difficulty_level: list('Beginner, Intermediate, Advanced'),
  language: list('Ids or names of languages'),
  timing_mode: list('Online, Classroom(Offline), Online/Offline; the last one is also found by either other'),
  days: Type.Optional(oneOf(daysFilters, 'Courses with a batch that meets then')),
  price: Type.Optional(Type.String({ description: 'Highest price, or lowest-highest, e.g. 500-9000' })),
  min_price: amount('Lowest price after discount, in major units of the currency'),
  max_price: amount('Highest price after discount'),
  currency: Type.Optional(oneOf(currencies, 'Of prices in this call; INR by default')),
  currency_id: Type.Optional(oneOf(['1', '2'], 'Only courses with a fee in INR (1) or USD (2)')),
  trainer_id: list('Ids of trainers'),
  duration: text("Part of a batch's duration, e.g. 2 hours"),
  location: text("Part of the trainer's place"),
  prerequisites: text('Part of the prerequisites'),
  objectives: text('Part of the objectives'),
  is_active: Type.Optional(Type.Boolean()),
  created_by: id,
  modified_by: id,
  course_status: Type.Optional(oneOf(courseStatuses, 'published by default; drafts answer to their owner and admins')),
});
export type CourseFilterQuery = Static<typeof CourseFilterQuery>;

export const CourseSearchQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Courses a page; 10 by default' })),
  sort_by: Type.Optional(oneOf(courseSortKeys, 'start_date by default, relevance when course_name is given')),
  sort_order: Type.Optional(oneOf(['asc', 'desc'])),
  ...CourseFilterQuery.properties,
});
export type CourseSearchQuery = Static<typeof CourseSearchQuery>;

/** The texts of a comma list, trimmed; null when there are none. */
export function listOf(value: string | undefined): string[] | null {
  const items = (value ?? '').split(',').map((item) => item.trim());
  return items.some(Boolean) ? items.filter(Boolean) : null;
}

export function difficultiesOf(query: CourseFilterQuery): DifficultyLevel[] | null {
  return choicesOf('difficulty_level', query.difficulty_level, difficultyLevels);
}

/** Spellings of 'either will do', which do not narrow a search. */
const anyMode = ['online/offline(classroom)', 'online/classroom(offline)'];

export function modesOf(query: CourseFilterQuery): DeliveryMode[] | null {
  const wanted = query.timing_mode?.trim().toLowerCase() ?? '';
  return anyMode.includes(wanted) ? null : choicesOf('timing_mode', query.timing_mode, deliveryModes);
}

function choicesOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[]): T[] | null {
  const chosen = listOf(value)?.map((text) => {
    const choice = allowed.find((one) => one.toLowerCase() === text.toLowerCase());
    if (!choice) throw badRequest(`${name} can be ${allowed.join(', ')}, not '${text}'.`);
    return choice;
  });
  return chosen ? [...new Set(chosen)] : null;
}

export function trainerIdsOf(query: CourseFilterQuery): number[] | null {
  const ids = listOf(query.trainer_id);
  return (
    ids?.map((text) => {
      if (!/^[1-9]\d{0,8}$/.test(text)) throw badRequest(`trainer_id has to be a whole number, not '${text}'.`);
      return Number(text);
    }) ?? null
  );
}

/** Lowest and highest price, from min_price and max_price or from price. */
export function priceRangeOf(query: CourseFilterQuery): { minPrice: number | null; maxPrice: number | null } {
  const [, low, high] = /^(?:(\d{1,8}(?:\.\d+)?)-)?(\d{1,8}(?:\.\d+)?)$/.exec(query.price?.trim() ?? '') ?? [];
  if (query.price && high === undefined) {
    throw badRequest(`price has to be a number or a range such as 500-9000, not '${query.price}'.`);
  }
  const minPrice = query.min_price ?? (low === undefined ? null : Number(low));
  const maxPrice = query.max_price ?? (high === undefined ? null : Number(high));
  if (minPrice !== null && maxPrice !== null && minPrice > maxPrice) {
    throw badRequest('The minimum price is above the maximum price.');
  }
  return { minPrice, maxPrice };
}

export function orderOf(query: CourseSearchQuery): CourseOrder {
  const key = query.sort_by ?? (query.course_name?.trim() ? 'relevance' : 'start_date');
  const natural = key === 'start_date' || key === 'price' ? 'asc' : 'desc';
  return { key, direction: query.sort_order ?? natural };
}

export function statusOf(query: CourseFilterQuery): CourseStatus {
  return query.course_status ?? 'published';
}
