import { Type } from 'typebox';
import { userContextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { requireUser } from '../../platform/http/authentication';
import { perMinute } from '../../platform/http/rate-limit';
import { Done, done, dropEmptyQuery, IdParams, Results, refusals, results } from '../../platform/http/wire';
import { CourseWire } from '../catalogue/courses/schema';
import { courseCards } from '../catalogue/courses/service';
import { courseIdRequired } from './errors';
import {
  ActionsWire,
  CheckQuery,
  CountQuery,
  CountWire,
  CourseActionBody,
  CourseActionQuery,
  IncrementBody,
  KindQuery,
} from './schema';
import {
  countAction,
  getActionCount,
  getCourseActions,
  getCoursesWithAction,
  removeCourseAction,
  setCourseAction,
} from './service';

const signedIn = { onRequest: requireUser, preValidation: dropEmptyQuery };
const documented = { tags: ['actions'], security: [{ token: [] }] };
const rateLimit = perMinute(120);

/** Saved courses, interest, and the counts that trainers see as activity. */
export const actionRoutes: ApiModule = async (app) => {
  const courseIdOf = (body: { courseId?: number; course_id?: number }) => {
    const id = body.courseId ?? body.course_id;
    if (id === undefined) throw courseIdRequired();
    return id;
  };

  app.post(
    '/training-info/CourseAction',
    {
      ...signedIn,
      schema: {
        ...documented,
        operationId: 'setCourseAction',
        summary: 'Save a course or show interest in it, or undo that',
        body: CourseActionBody,
        response: { 200: Done, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { body } = request;
      await setCourseAction(userContextOf(request), {
        courseId: courseIdOf(body),
        userId: body.userId ?? body.user_id,
        wanted: { like: body.is_like, interest: body.is_interest },
      });
      return done();
    },
  );

  app.delete(
    '/patrons-registration/CourseAction',
    {
      ...signedIn,
      schema: {
        ...documented,
        operationId: 'removeCourseAction',
        summary: 'Remove a saved course or an interest',
        querystring: CourseActionQuery,
        response: { 200: Done, ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const { courseId, userId, type: kind } = request.query;
      await removeCourseAction(userContextOf(request), { courseId, userId, kind });
      return done();
    },
  );

  app.get(
    '/training-info/UserActionCourses/:id',
    {
      ...signedIn,
      schema: {
        ...documented,
        operationId: 'getCoursesWithAction',
        summary: 'The courses that a user saved or is interested in',
        params: IdParams,
        querystring: KindQuery,
        response: { 200: Results(Type.Array(CourseWire)), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const ids = await getCoursesWithAction(context, { userId: request.params.id, kind: request.query.type });
      return results(await courseCards(context, ids));
    },
  );

  app.get(
    '/patrons-registration/CheckUserActionForCourse',
    {
      ...signedIn,
      schema: {
        ...documented,
        operationId: 'getCourseActions',
        summary: 'Whether a user saved a course and is interested in it',
        querystring: CheckQuery,
        response: { 200: Results(ActionsWire), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const kinds = await getCourseActions(userContextOf(request), request.query);
      return results({ is_like: kinds.includes('like'), is_interest: kinds.includes('interest') });
    },
  );

  app.post(
    '/course-actions/increment',
    {
      ...signedIn,
      config: { rateLimit },
      schema: {
        ...documented,
        operationId: 'countAction',
        summary: 'Count a view, a chat or an interest',
        body: IncrementBody,
        response: { 200: Results(CountWire), ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const { body } = request;
      const input = { courseId: courseIdOf(body), userId: body.user_id ?? body.userId, type: body.action_type };
      return results({ count: await countAction(userContextOf(request), input) });
    },
  );

  app.get(
    '/course-actions/count',
    {
      ...signedIn,
      schema: {
        ...documented,
        operationId: 'getActionCount',
        summary: 'How often a course was viewed, asked about or found interesting',
        querystring: CountQuery,
        response: { 200: Results(CountWire), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { course_id: courseId, user_id: userId, action_type: type } = request.query;
      return results({ count: await getActionCount(userContextOf(request), { courseId, userId, type }) });
    },
  );
};
