import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { eachPresented } from '../../platform/http/each-presented';
import { operations } from '../../platform/http/operation';
import { dropEmptyQuery, IdParams, paged } from '../../platform/http/wire';
import { presentModerated } from './present';
import { CourseReportBody, HideCourseBody, ModeratedCoursesPage, ModeratedCoursesQuery } from './schema';
import { dismissCourseReports, getModeratedCourses, hideCourse, reportCourse } from './service';

const tag = 'course reports';

export const courseReportRoutes: ApiModule = async (app) => {
  const operation = operations(app, tag);
  operation('reportCourse', 'POST /courses/:id/reports', {
    summary: 'Report a course to the administrators',
    caller: 'user',
    perMinute: 20,
    params: IdParams,
    body: CourseReportBody,
    refuses: [403, 409],
    handler: ({ context, params, body }) => reportCourse(context, { courseId: params.id, ...body }),
  });
};

/** What administrators decide about reported courses. */
export const courseModerationRoutes: ApiModule = async (app) => {
  const operation = operations(app, tag);
  clearAnswersOnChange(app);

  operation('getModeratedCourses', 'GET /admin/courses', {
    summary: 'Courses with open reports, or hidden courses',
    caller: 'content',
    preValidation: dropEmptyQuery,
    query: ModeratedCoursesQuery,
    responses: { 200: ModeratedCoursesPage },
    handler: async ({ context, query }) => {
      const { state = 'reported', page = 1, count = 20 } = query;
      const { rows, total } = await getModeratedCourses(context, { state, page, count });
      return paged({ results: eachPresented(context, rows, presentModerated), total, capped: false }, { page, count });
    },
  });

  operation('dismissCourseReports', 'POST /admin/courses/:id/reports/dismiss', {
    summary: 'Settle the reports of a course that stays',
    caller: 'content',
    params: IdParams,
    handler: ({ context, params }) => dismissCourseReports(context, params.id),
  });

  operation('hideCourse', 'PATCH /admin/courses/:id', {
    summary: 'Hide a course with a reason, or show it again as its trainer set it',
    caller: 'content',
    params: IdParams,
    body: HideCourseBody,
    handler: ({ context, params, body }) => hideCourse(context, { courseId: params.id, ...body }),
  });
};
