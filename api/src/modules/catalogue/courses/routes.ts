import { ownCourseLists } from '@kaksha/domain/catalogue';
import { Type } from 'typebox';
import { contextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import {
  dropEmptyQuery,
  IdParams,
  oneOf,
  Results,
  refusals,
  results,
  withReadyResults,
} from '../../../platform/http/wire';
import { presentCourse, presentDetails, presentEditors, presentParts } from './present';
import { CourseDetailsWire, CourseWire, OwnCourseWire } from './schema';
import { getCourse, getCoursesOfTrainer, getSimilarCourses, getStartingSoon } from './service';

const tags = ['catalogue'];
const common = { config: { anonymousCache: ['catalogue'] as const }, preValidation: dropEmptyQuery };

const StartingSoonQuery = Type.Object({
  days: Type.Optional(Type.Integer({ minimum: 0, maximum: 366, description: 'From today; 14 by default' })),
});
const StatusQuery = Type.Object({
  course_status: Type.Optional(
    oneOf(
      ownCourseLists,
      'published by default; the others are for the trainer and admins; teaching: courses of institutes',
    ),
  ),
});

/** Course pages, similar courses, courses that start soon and the courses of a trainer. */
export const courseRoutes: ApiModule = async (app, { settings: { mediaBase } }) => {
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
    async (request, reply) =>
      withReadyResults(reply, results([]), await getStartingSoon(contextOf(request), request.query.days ?? 14)),
  );

  app.get(
    '/patrons-registration/GetCourseDetailsById/:id',
    {
      ...common,
      schema: {
        tags,
        operationId: 'getCourse',
        summary: 'A course with everything that its page shows',
        params: IdParams,
        response: { 200: Results(CourseDetailsWire), ...refusals(400, 404) },
      },
    },
    async (request) => {
      const { log, params } = request;
      return results(presentDetails(await getCourse(contextOf(request), params.id), { mediaBase, log }));
    },
  );

  app.get(
    '/patrons-registration/GetCourseSuggestions/:id',
    {
      ...common,
      schema: {
        tags,
        operationId: 'getSimilarCourses',
        summary: 'Similar courses',
        params: IdParams,
        response: { 200: Results(Type.Array(CourseWire)), ...refusals(400, 404) },
      },
    },
    async (request, reply) =>
      withReadyResults(reply, results([]), await getSimilarCourses(contextOf(request), request.params.id)),
  );

  app.get(
    '/patrons-registration/GetCourseDetailsByTrainerId/:id',
    {
      ...common,
      schema: {
        tags,
        operationId: 'getCoursesOfTrainer',
        summary: "A trainer's courses by status, or the deleted ones that learners took part in",
        params: IdParams,
        querystring: StatusQuery,
        response: { 200: Results(Type.Array(OwnCourseWire)), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { params, query } = request;
      const filter = { trainerId: params.id, list: query.course_status ?? 'published' };
      const { courses, editable } = await getCoursesOfTrainer(contextOf(request), filter);
      const isTeaching = filter.list === 'teaching';
      const presentation = {
        mediaBase,
        contacts: editable && !isTeaching,
        closedBatches: editable,
        ...(isTeaching && { taughtBy: params.id }),
      };
      return results(
        courses.map(({ row, ...parts }) => ({
          ...presentCourse(row, presentation),
          ...presentParts(row, parts, presentation),
          ...(presentation.contacts && presentEditors(row)),
        })),
      );
    },
  );
};
