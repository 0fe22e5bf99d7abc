import { courseParameters } from '@kaksha/domain/course-parameters';
import type { CourseQuery } from '@kaksha/domain/course-search';
import * as limits from '@kaksha/domain/limits';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import type { ServiceContext } from '../../../platform/context/context';
import { eachPresented } from '../../../platform/http/each-presented';
import { cardOf, formatOf, readyCards } from '../courses/ready-cards';
import { loadCourses } from '../courses/repo';
import { draftsNotVisible } from '../errors';
import { offered } from '../lookups/offered';
import { listCategories, listLanguages } from '../lookups/repo';
import { countFacets } from './cached-facets';
import type { CourseFilters } from './filters';
import { centerOf, distanceOf } from './query';
import { readFilters, withFuzzyFallback, withPlaceOfText } from './read-filters';
import { findCourses } from './repo';
import type { CourseFilterQuery, CourseSearchQuery } from './schema';
import { orderOf } from './sort-order';
import { suggestNames } from './suggest-repo';

/**
 * One page of the courses that match the query and that the caller may see, each as JSON.
 * @throws ApiError VALIDATION_FAILED (400) for invalid filters.
 */
export async function searchCourses(context: ServiceContext, query: CourseSearchQuery) {
  const { db } = context;
  const paging = { page: query.page ?? 1, count: query.count ?? limits.coursePageSize };
  const filters = await readFilters(context, query);
  if (!filters) return { results: [], total: 0, capped: false, similar: false, paging };
  let similar = false;
  const { ids, total, capped, cards } = await withFuzzyFallback(context, {
    filters,
    text: query.courseName,
    search: (variant) => {
      similar = variant.text?.isFuzzy ?? false;
      return findCourses(db, variant, orderOf(query), { ...paging, cardFormat: formatOf(context.settings.mediaBase) });
    },
    isEmpty: (found) => found.total === 0,
  });
  return { results: await cardsOf(context, query, ids, cards), total, capped, similar: similar && total > 0, paging };
}

/** With a known place, cards show the distance from it and are built for the search. */
async function cardsOf(
  context: ServiceContext,
  query: CourseSearchQuery,
  ids: number[],
  current?: Map<number, string>,
): Promise<string[]> {
  const withDistance = (card: string, km: number | null) => `${card.slice(0, -1)},"distance_km":${km}}`;
  if (!centerOf(query)) return (await readyCards(context, ids, current)).map((card) => withDistance(card, null));
  const { db, settings } = context;
  return eachPresented(context, await loadCourses(db, ids), (row) =>
    withDistance(cardOf(row, settings), distanceOf(query, row)),
  );
}

/**
 * Ids of public courses that match the search and were first published in the given time, latest first. Similar words
 * do not match.
 * @throws ApiError VALIDATION_FAILED (400) for invalid filters.
 */
export async function findNewCourses(
  context: ServiceContext,
  { query, max, ...published }: { query: CourseQuery; after: Date; until: Date; max: number },
): Promise<number[]> {
  const filters = await readFilters(context, {
    ...toCamelCaseKeys(courseParameters(query)),
    isDemo: query.demo,
    trainerId: query.trainerId?.toString(),
  });
  if (!filters) return [];
  const find = async (wanted: CourseFilters) => {
    const order = { key: 'created_at', direction: 'desc' } as const;
    return (await findCourses(context.db, { ...wanted, published }, order, { page: 1, count: max })).ids;
  };
  const ids = await find(filters);
  const placed = ids.length === 0 && query.text ? await withPlaceOfText(context, filters, query.text) : null;
  return placed ? find(placed) : ids;
}

/** Trainers, places and tools whose names begin with the text. */
export async function getSearchSuggestions({ db }: ServiceContext, { text }: { text: string }) {
  return suggestNames(db, text.trim());
}

/**
 * The number of courses that each choice of each filter would leave.
 * @throws ApiError VALIDATION_FAILED (400) for invalid filters, FORBIDDEN (403) for drafts of others.
 */
export async function getCourseFacets(context: ServiceContext, query: CourseFilterQuery) {
  const { db } = context;
  const filters = await readFilters(context, query);
  if (!filters) throw draftsNotVisible();
  const [facets, categories, languages] = await Promise.all([
    withFuzzyFallback(context, {
      filters,
      text: query.courseName,
      search: (variant) => countFacets(db, variant),
      isEmpty: (counted) => counted.total === 0,
    }),
    listCategories(db),
    listLanguages(db),
  ]);
  return { facets, categories: offered(categories), languages: offered(languages) };
}
