import { Type } from 'typebox';
import { nullable } from '../../wire';

export const BatchFileParams = Type.Object({
  file: Type.String({ maxLength: 20, description: "The batch's number and .ics, e.g. 7.ics" }),
});

export const FeedFileParams = Type.Object({
  file: Type.String({ maxLength: 60, description: 'The name that making the address answered, with .ics' }),
});

export const CalendarFile = Type.String({
  description: 'An iCalendar file (RFC 5545)',
  contentMediaType: 'text/calendar',
});

export const FeedWire = Type.Object({
  active: Type.Boolean({ description: 'Whether there is an address' }),
  created_at: nullable(Type.String({ description: 'When it was made; ISO 8601, UTC' })),
});

export const NewFeedWire = Type.Object({
  url: Type.String({ description: 'For calendar programs to subscribe to. Told once: the site keeps no copy' }),
  created_at: Type.String(),
});
