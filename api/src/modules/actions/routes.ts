import { Type } from 'typebox';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { dropEmptyQuery, IdParams } from '../../platform/http/wire';
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

/** Saved courses, interest, and the counts that trainers see as activity. */
export const actionRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'actions');
  const courseIdOf = (body: { courseId?: number; course_id?: number }) => {
    const id = body.courseId ?? body.course_id;
    if (id === undefined) throw courseIdRequired();
    return id;
  };

  operation('setCourseAction', 'POST /training-info/CourseAction', {
    summary: 'Save a course or show interest in it, or undo that',
    caller: 'user',
    preValidation: dropEmptyQuery,
    body: CourseActionBody,
    refuses: [403, 404],
    handler: ({ context, body }) =>
      setCourseAction(context, {
        courseId: courseIdOf(body),
        userId: body.userId ?? body.user_id,
        wanted: { like: body.like, interest: body.interest },
      }),
  });

  operation('removeCourseAction', 'DELETE /patrons-registration/CourseAction', {
    summary: 'Remove a saved course or an interest',
    caller: 'user',
    preValidation: dropEmptyQuery,
    query: CourseActionQuery,
    refuses: [403],
    handler: async ({ context, query }) => {
      const { courseId, userId, type: kind } = query;
      await removeCourseAction(context, { courseId, userId, kind });
    },
  });

  operation('getCoursesWithAction', 'GET /training-info/UserActionCourses/:id', {
    summary: 'The courses that a user saved or is interested in',
    caller: 'user',
    preValidation: dropEmptyQuery,
    params: IdParams,
    query: KindQuery,
    answer: Type.Array(CourseWire),
    refuses: [403],
    mayBeMissing: false,
    handler: async ({ context, params, query }) => {
      const ids = await getCoursesWithAction(context, { userId: params.id, kind: query.type });
      return courseCards(context, ids);
    },
  });

  operation('getCourseActions', 'GET /patrons-registration/CheckUserActionForCourse', {
    summary: 'Whether a user saved a course and is interested in it',
    caller: 'user',
    preValidation: dropEmptyQuery,
    query: CheckQuery,
    answer: ActionsWire,
    refuses: [403],
    handler: async ({ context, query }) => {
      const kinds = await getCourseActions(context, query);
      return { like: kinds.includes('like'), interest: kinds.includes('interest') };
    },
  });

  operation('countAction', 'POST /course-actions/increment', {
    summary: 'Count a view, a chat or an interest',
    caller: 'user',
    preValidation: dropEmptyQuery,
    body: IncrementBody,
    answer: CountWire,
    refuses: [403, 404],
    handler: async ({ context, body }) => {
      const input = { courseId: courseIdOf(body), userId: body.user_id ?? body.userId, type: body.type };
      return { count: await countAction(context, input) };
    },
  });

  operation('getActionCount', 'GET /course-actions/count', {
    summary: 'How often a course was viewed, asked about or found interesting',
    caller: 'user',
    preValidation: dropEmptyQuery,
    query: CountQuery,
    answer: CountWire,
    refuses: [403, 404],
    handler: async ({ context, query }) => ({ count: await getActionCount(context, query) }),
  });
};
