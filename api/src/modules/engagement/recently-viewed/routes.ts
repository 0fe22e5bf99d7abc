import { Type } from 'typebox';
import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import { CourseWire } from '../../catalogue/courses/schema';
import { courseCards } from '../../catalogue/courses/service';
import { RecentlyViewedBody, recentlyViewedSpellings } from './schema';
import { addRecentlyViewedCourse, getRecentlyViewedCourses } from './service';

/** The courses that a learner viewed last. */
export const recentlyViewedRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'engagement');
  operation('addRecentlyViewedCourse', 'POST /course-users/associate', {
    summary: 'Record that a user viewed a course',
    caller: 'user',
    spellings: recentlyViewedSpellings,
    body: RecentlyViewedBody,
    refuses: [403, 404],
    handler: ({ context, body }) => addRecentlyViewedCourse(context, body),
  });

  operation('getRecentlyViewedCourses', 'GET /course-users/:id', {
    summary: 'The courses that a user viewed last',
    caller: 'user',
    params: IdParams,
    answer: Type.Array(CourseWire),
    refuses: [403],
    mayBeMissing: false,
    handler: async ({ context, params }) => {
      const ids = await getRecentlyViewedCourses(context, { userId: params.id });
      return courseCards(context, ids);
    },
  });
};
