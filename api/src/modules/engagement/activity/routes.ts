import { isTimeZone } from '@kaksha/domain/dates';
import type { Static } from 'typebox';
import { userContextOf } from '../../../platform/context/context';
import { asCsvFile, orTable } from '../../../platform/export/send-csv';
import { badRequest } from '../../../platform/http/api-error';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireTrainer, requireUser } from '../../../platform/http/authentication';
import { dropEmptyQuery, Results, refusals, results } from '../../../platform/http/wire';
import { viewersCsv } from '../people/csv';
import { pageOfCourse, readListQuery } from '../people/list-query';
import { presentViewer } from '../people/present';
import { CourseParams } from '../people/schema';
import { presentByPeriod, presentCounts, presentFigures, presentSeries } from './present';
import { ActivityAnswer, ActivityQuery, OverviewQuery, OverviewWire } from './schema';
import { getActivityOverview, getCourseActivity } from './service';

const documented = { tags: ['engagement'], security: [{ token: [] }] };
const defaultDays = 30;

/** @throws ApiError VALIDATION_FAILED (400) for an unknown time zone */
function readRange({ days = defaultDays, time_zone: timeZone = 'UTC' }: Static<typeof OverviewQuery>) {
  if (!isTimeZone(timeZone)) throw badRequest(`time_zone has to be a name such as Asia/Kolkata, not '${timeZone}'.`);
  return { days, timeZone };
}

/** For trainers: the activity of one course and of all their courses. */
export const activityRoutes: ApiModule = async (app) => {
  app.get(
    '/course-actions/activity/:courseId',
    {
      onRequest: requireUser,
      preValidation: dropEmptyQuery,
      schema: {
        ...documented,
        operationId: 'getCourseActivity',
        summary: "A course's activity by day, and who viewed it",
        params: CourseParams,
        querystring: ActivityQuery,
        response: { 200: orTable(ActivityAnswer), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const context = userContextOf(request);
      const { slice, paging, asCsv } = readListQuery(request.query);
      const range = readRange(request.query);
      const found = await getCourseActivity(context, { courseId: request.params.courseId, slice, ...range });
      const users = found.rows.map((row, index) =>
        presentViewer(row, slice.offset + index + 1, context.settings.mediaBase),
      );
      if (asCsv) return asCsvFile(reply, `activity-${found.course.slug}`).send(viewersCsv(users) as never);
      return pageOfCourse(found, users, paging, {
        activitycount: presentCounts(found.figures),
        series: presentSeries(found.series),
      });
    },
  );

  app.get(
    '/course-actions/overview',
    {
      onRequest: requireTrainer,
      schema: {
        ...documented,
        operationId: 'getActivityOverview',
        summary: "The activity of a trainer's courses",
        querystring: OverviewQuery,
        response: { 200: Results(OverviewWire), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const range = readRange(request.query);
      const found = await getActivityOverview(userContextOf(request), range);
      return results({
        activitycount: presentCounts(found.figures),
        days: range.days,
        period: presentFigures(found.period),
        previous: presentFigures(found.previous),
        series: presentSeries(found.series),
        open_requests: found.openEnquiries,
        answers: presentByPeriod(found.answers, ({ due, inTime }) => ({ due, in_time: inTime })),
        earned: presentByPeriod(found.earned, ({ INR, USD }) => ({ inr: INR, usd: USD })),
      });
    },
  );
};
