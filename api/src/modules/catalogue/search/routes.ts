import type { ApiModule } from '../../../api-module';
import { contextOf } from '../../../context';
import { dropEmptyQuery, Paged, paged, Results, refusals, results } from '../../../wire';
import { presentCourse } from '../courses/present';
import { CourseWire } from '../courses/schema';
import { presentFacets } from './present';
import { CourseFilterQuery, CourseSearchQuery, FacetsWire } from './schema';
import { getCourseFacets, searchCourses } from './service';

const tags = ['catalogue'];
const common = { config: { anonymousCache: true }, preValidation: dropEmptyQuery };

/** Course search and the counts of its filters. */
export const searchRoutes: ApiModule = async (app, { settings: { mediaBase } }) => {
  app.get(
    '/patrons-registration/GetAllCourses',
    {
      ...common,
      schema: {
        tags,
        operationId: 'searchCourses',
        summary: 'Search courses',
        querystring: CourseSearchQuery,
        response: { 200: Paged(CourseWire), ...refusals(400) },
      },
    },
    async (request) => {
      const { results: rows, paging, ...found } = await searchCourses(contextOf(request), request.query);
      const presentation = { mediaBase, contacts: request.user !== null };
      return paged({ ...found, results: rows.map((row) => presentCourse(row, presentation)) }, paging);
    },
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
