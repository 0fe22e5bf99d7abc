import { Type } from 'typebox';
import { badRequest } from '../../api-error';
import type { ApiModule } from '../../api-module';
import { contextOf } from '../../context';
import { requireUser, userOf } from '../../plugins/authentication';
import { ownId } from '../../policy';
import { Done, done, dropEmptyQuery, IdParams, Results, refusals, results } from '../../wire';
import { CourseWire } from '../catalogue/courses/schema';
import { courseCards } from '../catalogue/courses/service';
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
const rateLimit = { max: 120, timeWindow: '1 minute' };

/** Saved courses, interest, and the counts behind a trainer's activity. All for people who are signed in. */
export const actionRoutes: ApiModule = async (app, { services: { db } }) => {
  const courseIdOf = (body: { courseId?: number; course_id?: number }) => {
    const id = body.courseId ?? body.course_id;
    if (id === undefined) throw badRequest('courseId is required.', { courseId: 'courseId is required' });
    return id;
  };

  app.post(
    '/training-info/CourseAction',
    {
      ...signedIn,
      schema: {
        ...documented,
        operationId: 'setCourseAction',
        summary: 'Save a course or show interest in it, or take that back',
        body: CourseActionBody,
        response: { 200: Done, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { body } = request;
      const user = userOf(request);
      const courseId = courseIdOf(body);
      ownId(user, body.userId ?? body.user_id);
      await setCourseAction(db, user, courseId, { like: body.is_like, interest: body.is_interest });
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
        summary: 'Take a saved course or an interest back',
        querystring: CourseActionQuery,
        response: { 200: Done, ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const { courseId, userId, type } = request.query;
      const user = userOf(request);
      ownId(user, userId);
      await removeCourseAction(db, user, courseId, type);
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
        summary: 'The courses that a person saved or is interested in',
        params: IdParams,
        querystring: KindQuery,
        response: { 200: Results(Type.Array(CourseWire)), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const user = userOf(request);
      ownId(user, request.params.id);
      const ids = await getCoursesWithAction(db, user, request.query.type);
      return results(await courseCards(contextOf(request), ids));
    },
  );

  app.get(
    '/patrons-registration/CheckUserActionForCourse',
    {
      ...signedIn,
      schema: {
        ...documented,
        operationId: 'getCourseActions',
        summary: 'Whether a person saved a course, and is interested in it',
        querystring: CheckQuery,
        response: { 200: Results(ActionsWire), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const { courseId, userId } = request.query;
      const user = userOf(request);
      ownId(user, userId);
      const kinds = await getCourseActions(db, user, courseId);
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
      const user = userOf(request);
      const courseId = courseIdOf(body);
      ownId(user, body.user_id ?? body.userId);
      return results({ count: await countAction(db, user, courseId, body.action_type) });
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
      const { course_id, user_id, action_type } = request.query;
      return results({ count: await getActionCount(db, userOf(request), course_id, action_type, user_id) });
    },
  );
};
