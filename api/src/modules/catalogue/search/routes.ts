import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { dropEmptyQuery, paged, withReadyResults } from '../../../platform/http/wire';
import { forgetFacets } from './cached-facets';
import { presentFacets, presentPagination } from './present';
import {
  CourseFilterQuery,
  CourseSearchQuery,
  FacetsWire,
  SearchPage,
  SuggestionQuery,
  SuggestionsWire,
} from './schema';
import { getCourseFacets, getSearchSuggestions, searchCourses } from './service';

/** Course search and the counts of its filters. */
export const searchRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'catalogue');
  app.anonymousCache.onClear(forgetFacets);

  operation('searchCourses', 'GET /patrons-registration/GetAllCourses', {
    summary: 'Search courses',
    caller: 'visitor',
    cached: ['catalogue'],
    preValidation: dropEmptyQuery,
    query: CourseSearchQuery,
    responses: { 200: SearchPage },
    handler: async ({ context, query, reply }) => {
      const { results: cards, paging, similar, ...found } = await searchCourses(context, query);
      const page = paged({ ...found, results: [] }, paging);
      const pagination = presentPagination(page.data, paging.count);
      return withReadyResults(reply, { ...page, data: { ...page.data, ...pagination, similar } }, cards);
    },
  });

  operation('getSearchSuggestions', 'GET /patrons-registration/GetSearchSuggestions', {
    summary: 'Trainers, places and tools whose names begin with a text',
    caller: 'visitor',
    cached: ['catalogue'],
    preValidation: dropEmptyQuery,
    query: SuggestionQuery,
    answer: SuggestionsWire,
    handler: ({ context, query }) => getSearchSuggestions(context, query),
  });

  operation('getCourseFacets', 'GET /patrons-registration/GetCourseFacets', {
    summary: 'Number of courses that each filter choice would leave',
    caller: 'visitor',
    cached: ['catalogue'],
    preValidation: dropEmptyQuery,
    query: CourseFilterQuery,
    answer: FacetsWire,
    refuses: [403],
    handler: async ({ context, query }) => {
      const { facets, categories, languages } = await getCourseFacets(context, query);
      return presentFacets(facets, categories, languages);
    },
  });
};
