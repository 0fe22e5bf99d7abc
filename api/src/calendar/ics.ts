import { brand } from '@kaksha/domain/brand';
import type { TimeZoneCode } from '@kaksha/domain/catalogue';
import { ianaZone, instantOf } from '@kaksha/domain/dates';
import { contentLine, escapeText } from './content-line';
import { zoneDefinition } from './zones';

export const calendarMediaType = 'text/calendar; charset=utf-8';

/** Sessions at one clock time: a single one, or one on each of some days of the week. */
export interface CalendarEvent {
  /** Names the event for ever, worldwide: a calendar that is given it again changes the one it has. */
  uid: string;
  title: string;
  description: string;
  location: string | null;
  url: string | null;
  zone: TimeZoneCode;
  /** Day of the first session, `YYYY-MM-DD`, and its clock time, `HH:MM`, in `zone`. */
  firstDay: string;
  startTime: string;
  /** Length of a session. */
  minutes: number;
  /** Days of the week (1 is Monday) up to the last session's day, or for ever; null when there is one session only. */
  repeats: { days: readonly number[]; lastDay: string | null } | null;
  cancelled: boolean;
  updatedAt: Date;
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const utcStamp = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const localStamp = (day: string, time: string) => `${day.replaceAll('-', '')}T${time.replace(':', '')}00`;

/**
 * An iCalendar file (RFC 5545) of some events, to open, attach or subscribe to. It depends on nothing but its
 * arguments: the same events give the same bytes.
 */
export function writeCalendar({ name, events }: { name: string; events: readonly CalendarEvent[] }): string {
  const zones = new Set(events.map(({ zone }) => zone));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand.name)}//Live courses//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...[...zones].flatMap(zoneDefinition),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => contentLine(...split(line))).join('');
}

function split(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1)];
}

function eventLines(event: CalendarEvent): string[] {
  const { zone, firstDay, startTime, repeats } = event;
  const start =
    zone === 'UTC'
      ? `DTSTART:${localStamp(firstDay, startTime)}Z`
      : `DTSTART;TZID=${ianaZone(zone)}:${localStamp(firstDay, startTime)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utcStamp(event.updatedAt)}`,
    `LAST-MODIFIED:${utcStamp(event.updatedAt)}`,
    start,
    `DURATION:PT${event.minutes}M`,
    ...(repeats ? [`RRULE:${recurrence(event, repeats)}`] : []),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(event.url ? [`URL:${event.url.replace(/[\s\p{Cc}]/gu, '')}`] : []),
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** `UNTIL` is the last session's start, in UTC as the standard asks for where the start has a zone. */
function recurrence({ zone, startTime }: CalendarEvent, { days, lastDay }: NonNullable<CalendarEvent['repeats']>) {
  const rule = `FREQ=WEEKLY;BYDAY=${days.map((day) => weekdays[day - 1]).join(',')}`;
  return lastDay ? `${rule};UNTIL=${utcStamp(instantOf(lastDay, startTime, ianaZone(zone)))}` : rule;
}
