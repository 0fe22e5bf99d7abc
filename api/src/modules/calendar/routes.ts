import { calendarMediaType } from '../../platform/calendar/ics';
import { dispositionOf } from '../../platform/export/file-name';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { BatchFileParams, CalendarFile, FeedFileParams, FeedWire, NewFeedWire } from './schema';
import { createCalendarFeed, deleteCalendarFeed, getBatchCalendar, getCalendarFeed, readCalendarFeed } from './service';

/** Calendar files of one batch, and private feeds of everything that a user attends or teaches. */
export const calendarRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'calendar');
  operation('getBatchCalendar', 'GET /calendar/batch/:file', {
    summary: "A batch's sessions, as a calendar file",
    caller: 'visitor',
    perMinute: 60,
    params: BatchFileParams,
    responses: { 200: CalendarFile },
    handler: async ({ context, params, reply }) => {
      const { name, calendar } = await getBatchCalendar(context, params.file);
      return reply
        .type(calendarMediaType)
        .header('content-disposition', dispositionOf(`${name}.ics`))
        .send(calendar);
    },
  });

  operation('getCalendarFeed', 'GET /calendar/feed', {
    summary: 'Whether the caller has a private calendar feed',
    caller: 'user',
    answer: FeedWire,
    handler: ({ context }) => getCalendarFeed(context),
  });

  operation('createCalendarFeed', 'POST /calendar/feed', {
    summary: 'Create a private calendar feed and revoke the earlier one',
    caller: 'user',
    perMinute: 60,
    confirmation: 'always',
    answer: NewFeedWire,
    handler: ({ context }) => createCalendarFeed(context),
  });

  operation('deleteCalendarFeed', 'DELETE /calendar/feed', {
    summary: 'Revoke the private calendar feed',
    caller: 'user',
    handler: ({ context }) => deleteCalendarFeed(context),
  });

  operation('readCalendarFeed', 'GET /calendar/feed/:file', {
    summary: 'Everything that the owner attends or teaches, for calendar programs',
    caller: 'visitor',
    // The URL is a secret, so requests are not logged.
    logLevel: 'warn',
    perMinute: 60,
    params: FeedFileParams,
    responses: { 200: CalendarFile },
    handler: async ({ context, params, reply }) => {
      const calendar = await readCalendarFeed(context, params.file);
      return reply.type(calendarMediaType).header('cache-control', 'private, max-age=900').send(calendar);
    },
  });
};
