import { courseStatuses } from '@kaksha/domain/catalogue';
import { Type } from 'typebox';
import type { ApiModule } from '../../api-module';
import { dropEmptyQuery, IdParams, oneOf, Paged, paged, Results, refusals, results } from '../../wire';
import { type Presentation, presentCourse, presentDetails, presentFacets, presentParts } from './present';
import { CourseDetailsWire, CourseWire, FacetsWire, OwnCourseWire } from './schema';
import { CourseFilterQuery, CourseSearchQuery } from './search-query';
import {
  getCourse,
  getCourseFacets,
  getCoursesOfTrainer,
  getSimilarCourses,
  getStartingSoon,
  searchCourses,
} from './service';

const tags = ['catalogue'];
const common = { config: { anonymousCache: true }, preValidation: dropEmptyQuery };

const StartingSoonQuery = Type.Object({
  days: Type.Optional(Type.Integer({ minimum: 0, maximum: 366, description: 'From today; 14 by default' })),
});
const StatusQuery = Type.Object({
  course_status: Type.Optional(oneOf(courseStatuses, 'published by default; drafts are for the trainer and admins')),
});

/** Courses as visitors and learners find them, and as their trainers list them. */
export const courseRoutes: ApiModule = async (app, { settings, services: { db } }) => {
  const { mediaBase } = settings;
  const presentationFor = (viewer: object | null): Presentation => ({ mediaBase, contacts: viewer !== null });

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
    async ({ query, user }) => {
      const { results: rows, paging, ...found } = await searchCourses(db, query, user);
      const presentation = presentationFor(user);
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
        summary: 'How many courses each filter would leave',
        querystring: CourseFilterQuery,
        response: { 200: Results(FacetsWire), ...refusals(400, 403) },
      },
    },
    async ({ query, user }) => {
      const { facets, categories, languages } = await getCourseFacets(db, query, user);
      return results(presentFacets(facets, categories, languages));
    },
  );

  app.get(
    '/patrons-registration/GetStartingSoon',
    {
      ...common,
      schema: {
        tags,
        operationId: 'getStartingSoon',
        summary: 'Courses that start within some days',
        querystring: StartingSoonQuery,
        response: { 200: Results(Type.Array(CourseWire)), ...refusals(400) },
      },
    },
    async ({ query, user }) => {
      const rows = await getStartingSoon(db, query.days ?? 14);
      return results(rows.map((row) => presentCourse(row, presentationFor(user))));
    },
  );

  app.get(
    '/patrons-registration/GetCourseDetailsById/:id',
    {
      ...common,
      schema: {
        tags,
        operationId: 'getCourse',
        summary: 'A course with all its parts',
        params: IdParams,
        response: { 200: Results(CourseDetailsWire), ...refusals(400, 404) },
      },
    },
    async ({ params, user }) => {
      return results(presentDetails(await getCourse(db, params.id, user), presentationFor(user)));
    },
  );

  app.get(
    '/patrons-registration/GetCourseSuggestions/:id',
    {
      ...common,
      schema: {
        tags,
        operationId: 'getSimilarCourses',
        summary: 'Courses like this one',
        params: IdParams,
        response: { 200: Results(Type.Array(CourseWire)), ...refusals(400, 404) },
      },
    },
    async ({ params, user }) => {
      const rows = await getSimilarCourses(db, params.id, user);
      return results(rows.map((row) => presentCourse(row, presentationFor(user))));
    },
  );

  app.get(
    '/patrons-registration/GetCourseDetailsByTrainerId/:id',
    {
      ...common,
      schema: {
        tags,
        operationId: 'getCoursesOfTrainer',
        summary: "A trainer's courses by status",
        params: IdParams,
        querystring: StatusQuery,
        response: { 200: Results(Type.Array(OwnCourseWire)), ...refusals(400, 401, 403, 404) },
      },
    },
    async ({ params, query, user }) => {
      const courses = await getCoursesOfTrainer(db, params.id, query.course_status ?? 'published', user);
      return results(
        courses.map(({ row, ...parts }) => ({
          ...presentCourse(row, presentationFor(user)),
          ...presentParts(row, parts),
        })),
      );
    },
  );
};
