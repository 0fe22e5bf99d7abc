import {
  getCategories,
  getCourse,
  getCourseFacets,
  getLanguages,
  getSimilarCourses,
  getStartingSoon,
  getSubcategories,
  getTrainers,
  searchCourses,
} from '@kaksha/api-client/catalogue';
import type { CourseQuery, TrainerSummary } from '@kaksha/domain/catalogue';
import { defaultCourseSort, toSearchParams } from '@kaksha/domain/course-query';
import { load, type PublicStore } from './public-store';

/** Key of the slices that hold one thing. */
export const all = 'all';

/** Days that the home page looks ahead: its rail shows two weeks, its outermost orbit the third. */
const soonDays = 21;

/** Trainers on the home page. */
const invitingTrainers = 3;

interface LoadOptions {
  /** Asks again even if a fresh answer is there. */
  force?: boolean;
}

export const loadCategories = (store: PublicStore, options?: LoadOptions) =>
  load(store, 'categories', all, () => getCategories(store.host.http), options);

export const loadLanguages = (store: PublicStore, options?: LoadOptions) =>
  load(store, 'languages', all, () => getLanguages(store.host.http), options);

export const loadSubcategories = (store: PublicStore, options?: LoadOptions) =>
  load(store, 'subcategories', all, () => getSubcategories(store.host.http), options);

export const loadStartingSoon = (store: PublicStore, options?: LoadOptions) =>
  load(store, 'startingSoon', all, () => getStartingSoon(store.host.http, { days: soonDays }), options);

export const loadTrainers = (store: PublicStore, options?: LoadOptions) =>
  load(store, 'trainers', all, async () => soonest((await getTrainers(store.host.http, {})).results), options);

function soonest(trainers: readonly TrainerSummary[]) {
  const dateOf = ({ nextBatch }: TrainerSummary) => nextBatch?.startDate ?? '9999';
  return [...trainers]
    .sort((one, other) => dateOf(one).localeCompare(dateOf(other)))
    .slice(0, invitingTrainers)
    .map(({ about: _, ...trainer }) => trainer);
}

export const loadSearch = (store: PublicStore, query: CourseQuery, options?: LoadOptions) =>
  load(
    store,
    'searches',
    searchKey(query),
    () => searchCourses(store.host.http, { ...query, sort: query.sort ?? defaultCourseSort }),
    options,
  );

export const loadFacets = (store: PublicStore, query: CourseQuery, options?: LoadOptions) =>
  load(store, 'facets', facetsKey(query), () => getCourseFacets(store.host.http, query), options);

export const loadCourse = (store: PublicStore, id: number, options?: LoadOptions) =>
  load(store, 'courses', String(id), () => getCourse(store.host.http, id), options);

export const loadSimilar = (store: PublicStore, id: number, options?: LoadOptions) =>
  load(store, 'similar', String(id), () => getSimilarCourses(store.host.http, id), options);

/** Where a search's answer is kept. */
export function searchKey(query: CourseQuery): string {
  const size = query.count === undefined ? '' : `#${query.count}`;
  return toSearchParams(query).toString() + size;
}

/** Where the counts for a search's choices are kept; order and page do not change them. */
export function facetsKey(query: CourseQuery): string {
  const { page: _page, count: _count, sort: _sort, ...filters } = query;
  return toSearchParams(filters).toString();
}
