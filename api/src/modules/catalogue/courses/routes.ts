import { ownCourseLists } from '@kaksha/domain/catalogue';
import { Type } from 'typebox';
import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { dropEmptyQuery, IdParams, oneOf, Results, results, withReadyResults } from '../../../platform/http/wire';
import { presentCourse, presentDetails, presentEditors, presentParts } from './present';
import { CourseDetailsWire, CourseWire, OwnCourseWire } from './schema';
import { getCourse, getCoursesOfTrainer, getSimilarCourses, getStartingSoon } from './service';

const StartingSoonQuery = Type.Object({
  days: Type.Optional(Type.Integer({ minimum: 0, maximum: 366, description: 'From today; 14 by default' })),
});
const StatusQuery = Type.Object({
  courseStatus: Type.Optional(
    oneOf(
      ownCourseLists,
      'published by default; the others are for the trainer and admins; teaching: courses of institutes',
    ),
  ),
});

/** Course pages, similar courses, courses that start soon and the courses of a trainer. */
export const courseRoutes: ApiModule = async (app, { settings: { mediaBase } }) => {
  const operation = operations(app, 'catalogue');
  operation('getStartingSoon', 'GET /patrons-registration/GetStartingSoon', {
    summary: 'Courses that start within some days',
    caller: 'visitor',
    cached: ['catalogue'],
    preValidation: dropEmptyQuery,
    query: StartingSoonQuery,
    responses: { 200: Results(Type.Array(CourseWire)) },
    handler: async ({ context, query, reply }) =>
      withReadyResults(reply, results([]), await getStartingSoon(context, query.days ?? 14)),
  });

  operation('getCourse', 'GET /patrons-registration/GetCourseDetailsById/:id', {
    summary: 'A course with everything that its page shows',
    caller: 'visitor',
    cached: ['catalogue'],
    preValidation: dropEmptyQuery,
    params: IdParams,
    answer: CourseDetailsWire,
    handler: async ({ context, params }) =>
      presentDetails(await getCourse(context, params.id), { mediaBase, log: context.log }),
  });

  operation('getSimilarCourses', 'GET /patrons-registration/GetCourseSuggestions/:id', {
    summary: 'Similar courses',
    caller: 'visitor',
    cached: ['catalogue'],
    preValidation: dropEmptyQuery,
    params: IdParams,
    responses: { 200: Results(Type.Array(CourseWire)) },
    handler: async ({ context, params, reply }) =>
      withReadyResults(reply, results([]), await getSimilarCourses(context, params.id)),
  });

  operation('getCoursesOfTrainer', 'GET /patrons-registration/GetCourseDetailsByTrainerId/:id', {
    summary: "A trainer's courses by status, or the deleted ones that learners took part in",
    caller: 'visitor',
    cached: ['catalogue'],
    preValidation: dropEmptyQuery,
    params: IdParams,
    query: StatusQuery,
    answer: Type.Array(OwnCourseWire),
    refuses: [401, 403],
    handler: async ({ context, params, query }) => {
      const filter = { trainerId: params.id, list: query.courseStatus ?? 'published' };
      const { courses, editable, classFacts } = await getCoursesOfTrainer(context, filter);
      const isTeaching = filter.list === 'teaching';
      const presentation = {
        mediaBase,
        contacts: editable && !isTeaching,
        closedBatches: editable,
        classFacts,
        ...(isTeaching && { taughtBy: params.id }),
      };
      return courses.map(({ row, ...parts }) => ({
        ...presentCourse(row, presentation),
        ...presentParts(row, parts, presentation),
        ...(presentation.contacts && presentEditors(row)),
      }));
    },
  });
};
