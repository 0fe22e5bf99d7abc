import { isTimeZone } from '@kaksha/domain/dates';
import type { Static } from 'typebox';
import { asCsvFile, orTable } from '../../../platform/export/send-csv';
import { badRequest } from '../../../platform/http/api-error';
import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { dropEmptyQuery } from '../../../platform/http/wire';
import { viewersCsv } from '../people/csv';
import { pageOfCourse, readListQuery } from '../people/list-query';
import { presentViewer } from '../people/present';
import { CourseParams } from '../people/schema';
import { presentCounts } from './present';
import { ActivityAnswer, ActivityQuery, OverviewQuery, OverviewWire } from './schema';
import { getActivityOverview, getCourseActivity } from './service';

const defaultDays = 30;

/** @throws ApiError VALIDATION_FAILED (400) for an unknown time zone */
function readRange({ days = defaultDays, timeZone = 'UTC' }: Static<typeof OverviewQuery>) {
  if (!isTimeZone(timeZone)) throw badRequest(`time_zone has to be a name such as Asia/Kolkata, not '${timeZone}'.`);
  return { days, timeZone };
}

/** For trainers: the activity of one course and of all their courses. */
export const activityRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'engagement');
  operation('getCourseActivity', 'GET /course-actions/activity/:courseId', {
    summary: "A course's activity by day, and who viewed it",
    caller: 'user',
    preValidation: dropEmptyQuery,
    params: CourseParams,
    query: ActivityQuery,
    responses: { 200: orTable(ActivityAnswer) },
    refuses: [403],
    handler: async ({ context, params, query, reply }) => {
      const { slice, paging, asCsv } = readListQuery(query);
      const range = readRange(query);
      const found = await getCourseActivity(context, { courseId: params.courseId, slice, ...range });
      const users = found.rows.map((row, index) =>
        presentViewer(row, slice.offset + index + 1, context.settings.mediaBase),
      );
      if (asCsv) asCsvFile(reply, `activity-${found.course.slug}`).serializer(() => viewersCsv(users));
      return pageOfCourse(found, users, paging, { counts: presentCounts(found.figures), series: found.series });
    },
  });

  operation('getActivityOverview', 'GET /course-actions/overview', {
    summary: "The activity of a trainer's courses",
    caller: 'trainer',
    query: OverviewQuery,
    answer: OverviewWire,
    handler: async ({ context, query }) => {
      const { figures, ...overview } = await getActivityOverview(context, readRange(query));
      return { ...overview, counts: presentCounts(figures) };
    },
  });
};
