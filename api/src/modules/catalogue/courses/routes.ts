import { courseStatuses } from '@kaksha/domain/catalogue';
import { Type } from 'typebox';
import type { ApiModule } from '../../../api-module';
import { contextOf } from '../../../context';
import { dropEmptyQuery, IdParams, oneOf, Results, refusals, results } from '../../../wire';
import { presentCourse, presentDetails, presentParts } from './present';
import { CourseDetailsWire, CourseWire, OwnCourseWire } from './schema';
import { getCourse, getCoursesOfTrainer, getSimilarCourses, getStartingSoon } from './service';

const tags = ['catalogue'];
const common = { config: { anonymousCache: true }, preValidation: dropEmptyQuery };

const StartingSoonQuery = Type.Object({
  days: Type.Optional(Type.Integer({ minimum: 0, maximum: 366, description: 'From today; 14 by default' })),
});
const StatusQuery = Type.Object({
  course_status: Type.Optional(oneOf(courseStatuses, 'published by default; drafts are for the trainer and admins')),
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
    async (request) => {
      const rows = await getStartingSoon(contextOf(request), request.query.days ?? 14);
      return results(rows.map((row) => presentCourse(row, { mediaBase })));
    },
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
    async (request) => results(presentDetails(await getCourse(contextOf(request), request.params.id), { mediaBase })),
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
    async (request) => {
      const rows = await getSimilarCourses(contextOf(request), request.params.id);
      return results(rows.map((row) => presentCourse(row, { mediaBase })));
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
    async (request) => {
      const { params, query } = request;
      const filter = { trainerId: params.id, status: query.course_status ?? 'published' };
      const { courses, editable } = await getCoursesOfTrainer(contextOf(request), filter);
      const presentation = { mediaBase, contacts: editable, closedBatches: editable };
      return results(
        courses.map(({ row, ...parts }) => ({
          ...presentCourse(row, presentation),
          ...presentParts(row, parts, presentation),
        })),
      );
    },
  );
};
