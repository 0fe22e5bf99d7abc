import { Type } from 'typebox';
import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireUser } from '../../../platform/http/authentication';
import { resolveAliases } from '../../../platform/http/field-aliases';
import { perMinute } from '../../../platform/http/rate-limit';
import { Done, done, IdParams, Results, refusals, results } from '../../../platform/http/wire';
import { CourseWire } from '../../catalogue/courses/schema';
import { courseCards } from '../../catalogue/courses/service';
import { RecentlyViewedBody, recentlyViewedSpellings } from './schema';
import { addRecentlyViewedCourse, getRecentlyViewedCourses } from './service';

const documented = { tags: ['engagement'], security: [{ token: [] }] };

/** The courses that a learner viewed last. */
export const recentlyViewedRoutes: ApiModule = async (app) => {
  app.post(
    '/course-users/associate',
    {
      onRequest: requireUser,
      preValidation: resolveAliases(recentlyViewedSpellings),
      config: { rateLimit: perMinute(120) },
      schema: {
        ...documented,
        operationId: 'addRecentlyViewedCourse',
        summary: 'Record that a user viewed a course',
        body: RecentlyViewedBody,
        response: { 200: Done, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      await addRecentlyViewedCourse(userContextOf(request), request.body);
      return done();
    },
  );

  app.get(
    '/course-users/:id',
    {
      onRequest: requireUser,
      schema: {
        ...documented,
        operationId: 'getRecentlyViewedCourses',
        summary: 'The courses that a user viewed last',
        params: IdParams,
        response: { 200: Results(Type.Array(CourseWire)), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const ids = await getRecentlyViewedCourses(context, { userId: request.params.id });
      return results(await courseCards(context, ids));
    },
  );
};
