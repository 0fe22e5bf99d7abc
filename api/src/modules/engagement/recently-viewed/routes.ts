import { Type } from 'typebox';
import type { ApiModule } from '../../../api-module';
import { contextOf } from '../../../context';
import { requireUser, userOf } from '../../../plugins/authentication';
import { oneSpelling } from '../../../spellings';
import { Done, done, IdParams, Results, refusals, results } from '../../../wire';
import { CourseWire } from '../../catalogue/courses/schema';
import { courseCards } from '../../catalogue/courses/service';
import { AssociateBody, associateSpellings } from '../people/schema';
import { addRecentlyViewedCourse, getLookedAt } from '../people/service';

const documented = { tags: ['engagement'], security: [{ token: [] }] };

/** 'Continue looking': the courses that a learner opened last. */
export const recentlyViewedRoutes: ApiModule = async (app, { services: { db } }) => {
  app.post(
    '/course-users/associate',
    {
      onRequest: requireUser,
      preValidation: oneSpelling(associateSpellings),
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        ...documented,
        operationId: 'addRecentlyViewedCourse',
        summary: 'Note that a person looked at a course',
        body: AssociateBody,
        response: { 200: Done, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const { courseId, userId } = request.body;
      await addRecentlyViewedCourse(db, userOf(request), courseId, userId);
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
        summary: 'What a person looked at last',
        params: IdParams,
        response: { 200: Results(Type.Array(CourseWire)), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const ids = await getLookedAt(db, userOf(request), request.params.id);
      return results(await courseCards(contextOf(request), ids));
    },
  );
};
