import { contextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { dropEmptyQuery, paged, Results, refusals, results, withReadyResults } from '../../../platform/http/wire';
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

const tags = ['catalogue'];
const common = { config: { anonymousCache: ['catalogue'] as const }, preValidation: dropEmptyQuery };

/** Course search and the counts of its filters. */
export const searchRoutes: ApiModule = async (app) => {
  app.anonymousCache.onClear(forgetFacets);

  app.get(
    '/patrons-registration/GetAllCourses',
    {
      ...common,
      schema: {
        tags,
        operationId: 'searchCourses',
        summary: 'Search courses',
        querystring: CourseSearchQuery,
        response: { 200: SearchPage, ...refusals(400) },
      },
    },
    async (request, reply) => {
      const { results: cards, paging, similar, ...found } = await searchCourses(contextOf(request), request.query);
      const page = paged({ ...found, results: [] }, paging);
      const pagination = presentPagination(page.data, paging.count);
      return withReadyResults(reply, { ...page, data: { ...page.data, ...pagination, similar } }, cards);
    },
  );

  app.get(
    '/patrons-registration/GetSearchSuggestions',
    {
      ...common,
      schema: {
        tags,
        operationId: 'getSearchSuggestions',
        summary: 'Trainers, places and tools whose names begin with a text',
        querystring: SuggestionQuery,
        response: { 200: Results(SuggestionsWire), ...refusals(400) },
      },
    },
    async (request) => results(await getSearchSuggestions(contextOf(request), request.query)),
  );

  app.get(
    '/patrons-registration/GetCourseFacets',
    {
      ...common,
      schema: {
        tags,
        operationId: 'getCourseFacets',
        summary: 'Number of courses that each filter choice would leave',
        querystring: CourseFilterQuery,
        response: { 200: Results(FacetsWire), ...refusals(400, 403) },
      },
    },
    async (request) => {
      const { facets, categories, languages } = await getCourseFacets(contextOf(request), request.query);
      return results(presentFacets(facets, categories, languages));
    },
  );
};
