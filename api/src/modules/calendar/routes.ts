import type { ApiModule } from '../../api-module';
import { calendarMediaType } from '../../calendar/ics';
import { requireUser, userOf } from '../../plugins/authentication';
import { Done, done, Results, refusals, results } from '../../wire';
import { BatchFileParams, CalendarFile, FeedFileParams, FeedWire, NewFeedWire } from './schema';
import { createCalendarFeed, deleteCalendarFeed, getBatchCalendar, getCalendarFeed, readCalendarFeed } from './service';

const tags = ['calendar'];
const security = [{ token: [] }];
const rateLimit = { max: 60, timeWindow: '1 minute' };

/** Sessions for people's own calendars: of a batch, and of all that somebody learns and teaches. */
export const calendarRoutes: ApiModule = async (app, { settings, services: { db } }) => {
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
    async ({ user, params }, reply) => {
      const { name, calendar } = await getBatchCalendar(db, settings, user, params.file);
      return reply
        .type(calendarMediaType)
        .header('content-disposition', `attachment; filename="${name.replace(/[^\w-]+/g, '-')}.ics"`)
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
        summary: 'Whether there is a private calendar address',
        response: { 200: Results(FeedWire), ...refusals(401) },
      },
    },
    async (request) => {
      const createdAt = await getCalendarFeed(db, userOf(request));
      return results({ active: createdAt !== null, created_at: createdAt?.toISOString() ?? null });
    },
  );

  app.post(
    '/calendar/feed',
    {
      onRequest: requireUser,
      config: { rateLimit },
      schema: {
        tags,
        security,
        operationId: 'createCalendarFeed',
        summary: 'Make a private calendar address; an earlier one ends',
        response: { 200: Results(NewFeedWire), ...refusals(401, 429) },
      },
    },
    async (request) => {
      const { url, createdAt } = await createCalendarFeed(db, settings, userOf(request));
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
        summary: 'End the private calendar address',
        response: { 200: Done, ...refusals(401) },
      },
    },
    async (request) => {
      await deleteCalendarFeed(db, userOf(request));
      return done();
    },
  );

  app.get(
    '/calendar/feed/:file',
    {
      config: { rateLimit },
      // The address is the key: it belongs in no log.
      logLevel: 'warn',
      schema: {
        tags,
        operationId: 'readCalendarFeed',
        summary: 'What somebody learns and teaches, for calendar programs',
        params: FeedFileParams,
        response: { 200: CalendarFile, ...refusals(404, 429) },
      },
    },
    async ({ params }, reply) => {
      const calendar = await readCalendarFeed(db, settings, params.file);
      return reply.type(calendarMediaType).header('cache-control', 'private, max-age=900').send(calendar);
    },
  );
};
