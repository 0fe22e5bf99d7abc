import { Type } from 'typebox';
import { moment, nullable } from '../../platform/http/wire';

export const BatchFileParams = Type.Object({
  file: Type.String({ maxLength: 20, description: "The batch's number and .ics, e.g. 7.ics" }),
});

export const FeedFileParams = Type.Object({
  file: Type.String({ maxLength: 60, description: 'The token of the feed and .ics' }),
});

export const CalendarFile = Type.String({
  description: 'An iCalendar file (RFC 5545)',
  contentMediaType: 'text/calendar',
});

export const FeedWire = Type.Object(
  {
    active: Type.Boolean({ description: 'Whether there is a feed' }),
    createdAt: nullable(moment({ description: 'ISO 8601, UTC' })),
  },
  { title: 'CalendarFeed' },
);

export const NewFeedWire = Type.Object(
  {
    url: Type.String({ description: 'For calendar programs to subscribe to. Shown once: only a hash is stored' }),
    createdAt: moment({}),
  },
  { title: 'NewCalendarFeed' },
);
