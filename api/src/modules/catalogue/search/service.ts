import { limits } from '@kaksha/domain/limits';
import type { ServiceContext } from '../../../context';
import { loadCourses } from '../courses/cards-repo';
import { draftsNotVisible } from '../errors';
import { listCategories, listLanguages } from '../lookups/repo';
import { countFacets } from './facets-repo';
import { orderOf } from './query';
import { readFilters, withFuzzyFallback } from './read-filters';
import { findCourses } from './repo';
import type { CourseFilterQuery, CourseSearchQuery } from './schema';
import { suggestNames } from './suggest-repo';

/**
 * One page of the courses that match the query and that the caller may see.
 * @throws ApiError VALIDATION_FAILED (400) for invalid filters.
 */
export async function searchCourses(context: ServiceContext, query: CourseSearchQuery) {
  const { db } = context;
  const paging = { page: query.page ?? 1, count: query.count ?? limits.coursePageSize };
  const filters = await readFilters(context, query);
  if (!filters) return { results: [], total: 0, capped: false, similar: false, paging };
  let similar = false;
  const { ids, total, capped } = await withFuzzyFallback(context, {
    filters,
    text: query.course_name,
    search: (tried) => {
      similar = tried.text?.isFuzzy ?? false;
      return findCourses(db, tried, orderOf(query), paging);
    },
    isEmpty: (found) => found.total === 0,
  });
  return { results: await loadCourses(db, ids), total, capped, similar: similar && total > 0, paging };
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
      text: query.course_name,
      search: (tried) => countFacets(db, tried),
      isEmpty: (counted) => counted.total === 0,
    }),
    listCategories(db),
    listLanguages(db),
  ]);
  return { facets, categories, languages };
}
