import { calendarMediaType } from '../../platform/calendar/ics';
import { contextOf, userContextOf } from '../../platform/context/context';
import { dispositionOf } from '../../platform/export/file-name';
import type { ApiModule } from '../../platform/http/api-module';
import { requireUser } from '../../platform/http/authentication';
import { perMinute } from '../../platform/http/rate-limit';
import { Done, done, Results, refusals, results } from '../../platform/http/wire';
import { BatchFileParams, CalendarFile, FeedFileParams, FeedWire, NewFeedWire } from './schema';
import { createCalendarFeed, deleteCalendarFeed, getBatchCalendar, getCalendarFeed, readCalendarFeed } from './service';

const tags = ['calendar'];
const security = [{ token: [] }];
const rateLimit = perMinute(60);

/** Calendar files of one batch, and private feeds of everything that a user attends or teaches. */
export const calendarRoutes: ApiModule = async (app) => {
  app.get(
    '/calendar/batch/:file',
    {
      config: { rateLimit },
      schema: {
        tags,
        operationId: 'getBatchCalendar',
        summary: "A batch's sessions, as a calendar file",
        params: BatchFileParams,
        response: { 200: CalendarFile, ...refusals(404, 429) },
      },
    },
    async (request, reply) => {
      const { name, calendar } = await getBatchCalendar(contextOf(request), request.params.file);
      return reply
        .type(calendarMediaType)
        .header('content-disposition', dispositionOf(`${name}.ics`))
        .send(calendar);
    },
  );

  app.get(
    '/calendar/feed',
    {
      onRequest: requireUser,
      schema: {
        tags,
        security,
        operationId: 'getCalendarFeed',
        summary: 'Whether the caller has a private calendar feed',
        response: { 200: Results(FeedWire), ...refusals(401) },
      },
    },
    async (request) => {
      const createdAt = await getCalendarFeed(userContextOf(request));
      return results({ active: createdAt !== null, created_at: createdAt?.toISOString() ?? null });
    },
  );

  app.post(
    '/calendar/feed',
    {
      onRequest: requireUser,
      config: { rateLimit, confirmation: 'always' },
      schema: {
        tags,
        security,
        operationId: 'createCalendarFeed',
        summary: 'Create a private calendar feed and revoke the earlier one',
        response: { 200: Results(NewFeedWire), ...refusals(401, 429) },
      },
    },
    async (request) => {
      const { url, createdAt } = await createCalendarFeed(userContextOf(request));
      return results({ url, created_at: createdAt.toISOString() });
    },
  );

  app.delete(
    '/calendar/feed',
    {
      onRequest: requireUser,
      schema: {
        tags,
        security,
        operationId: 'deleteCalendarFeed',
        summary: 'Revoke the private calendar feed',
        response: { 200: Done, ...refusals(401) },
      },
    },
    async (request) => {
      await deleteCalendarFeed(userContextOf(request));
      return done();
    },
  );

  app.get(
    '/calendar/feed/:file',
    {
      config: { rateLimit },
      // The URL is a secret, so requests are not logged.
      logLevel: 'warn',
      schema: {
        tags,
        operationId: 'readCalendarFeed',
        summary: 'Everything that the owner attends or teaches, for calendar programs',
        params: FeedFileParams,
        response: { 200: CalendarFile, ...refusals(404, 429) },
      },
    },
    async (request, reply) => {
      const calendar = await readCalendarFeed(contextOf(request), request.params.file);
      return reply.type(calendarMediaType).header('cache-control', 'private, max-age=900').send(calendar);
    },
  );
};
