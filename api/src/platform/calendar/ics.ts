import { brand } from '@kaksha/domain/brand';
import type { TimeZoneCode } from '@kaksha/domain/catalogue';
import { ianaZone, instantOf, wallClock } from '@kaksha/domain/dates';
import { eachThatShows } from '@kaksha/domain/each-that-shows';
import { itemAt } from '@kaksha/domain/typed';
import ICAL from 'ical.js';
import type { EventChange } from './event-change';
import { zoneDefinition } from './zones';

export const calendarMediaType = 'text/calendar; charset=utf-8';

/** Sessions at one clock time: a single one, or one on each of some days of the week. */
export interface CalendarEvent {
  /** Stable and globally unique: a calendar that receives it again updates the event it has. */
  uid: string;
  title: string;
  description: string;
  location: string | null;
  url: string | null;
  /** Page of the site that joins the class (RFC 7986, CONFERENCE). */
  joinUrl: string | null;
  zone: TimeZoneCode;
  /** Day of the first session, `YYYY-MM-DD`. */
  firstDay: string;
  /** Clock time of every session in `zone`, `HH:MM`. */
  startTime: string;
  /** Length of a session. */
  minutes: number;
  /** Null for a single session. */
  repeats: {
    /** 1 is Monday. */
    days: readonly number[];
    /** Day of the last session; null without an end. */
    lastDay: string | null;
    /** Days of the series without a session. */
    skipped: readonly string[];
    /** Sessions of the series that take place at another day or clock time of `zone`. */
    moved: readonly { day: string; toDay: string; toTime: string }[];
  } | null;
  cancelled: boolean;
  change: EventChange;
}

/** Parts of a calendar in jCal (RFC 7265), the JSON form of iCalendar that the library writes. */
type Property = [name: string, parameters: Record<string, string>, type: string, ...values: unknown[]];
type Component = [name: string, properties: Property[], components: unknown[]];

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const refreshTime = 'PT6H';
/** Before each session. */
const alarmTimes = ['-P1D', '-PT1H'];
const sequenceEpochMs = Date.UTC(2020, 0, 1);

// RFC 5545 allows 75 octets. The library does not count the space that begins a folded line.
ICAL.foldLength = 74;

/**
 * An iCalendar file (RFC 5545). The same events give the same bytes.
 * @param leaveOut  is told each event that cannot be written; without it, such an event throws
 */
export function writeCalendar(
  { name, events }: { name: string; events: readonly CalendarEvent[] },
  leaveOut: (event: CalendarEvent, error: unknown) => void = (_event, error) => {
    throw error;
  },
): string {
  const properties: Property[] = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', `-//${brand.name}//Live courses//EN`],
    ['calscale', {}, 'text', 'GREGORIAN'],
    ['method', {}, 'text', 'PUBLISH'],
    ['name', {}, 'text', oneLine(name)],
    ['x-wr-calname', {}, 'text', oneLine(name)],
    ['refresh-interval', {}, 'duration', refreshTime],
    ['x-published-ttl', {}, 'unknown', refreshTime],
  ];
  const written = eachThatShows(
    events,
    (event) => ({ zone: zoneDefinition(ianaZone(event.zone)) ?? [], components: eventComponents(event) }),
    leaveOut,
  );
  const zones = [...new Set(written.flatMap(({ zone }) => zone))];
  const calendar: Component = [
    'vcalendar',
    properties,
    [...zones.map((zone) => ICAL.parse(zone)), ...written.flatMap(({ components }) => components)],
  ];
  return ICAL.stringify(calendar);
}

/** The event, then the sessions of its series that are moved: the same event, with the start that they replace. */
function eventComponents(event: CalendarEvent): Component[] {
  const { repeats, zone, startTime } = event;
  const moved = (repeats?.moved ?? []).map(({ day, toDay, toTime }) =>
    eventComponent({ ...event, firstDay: toDay, startTime: toTime, repeats: null }, [
      timeProperty('recurrence-id', zone, [{ day, time: startTime }]),
    ]),
  );
  return [eventComponent(event), ...moved];
}

function eventComponent(event: CalendarEvent, replaced: Property[] = []): Component {
  const { zone, title, location, url, joinUrl, cancelled, change } = event;
  const changed = inUtc(change.changedAt);
  const properties: Property[] = [
    ['uid', {}, 'text', event.uid],
    // Calendars ignore an update whose sequence is not higher than the one they hold.
    ['sequence', {}, 'integer', sequenceOf(change)],
    ['dtstamp', {}, 'date-time', changed],
    ['last-modified', {}, 'date-time', changed],
    timeProperty('dtstart', zone, [{ day: event.firstDay, time: event.startTime }]),
    endProperty(event),
    ...replaced,
    ...repetition(event),
    ['summary', {}, 'text', withoutControls(title)],
    ['description', {}, 'text', withoutControls(event.description)],
    ...(location ? [['location', {}, 'text', withoutControls(location)] satisfies Property] : []),
    ...(url ? [['url', {}, 'uri', uriOf(url)] satisfies Property] : []),
    ['status', {}, 'text', cancelled ? 'CANCELLED' : 'CONFIRMED'],
    ...(joinUrl && !cancelled
      ? [['conference', { feature: 'VIDEO', label: 'Join class' }, 'uri', uriOf(joinUrl)] satisfies Property]
      : []),
  ];
  const alarms = cancelled ? [] : alarmTimes.map((time) => alarm(time, title));
  return ['vevent', properties, alarms];
}

function repetition({ repeats, zone, startTime }: CalendarEvent): Property[] {
  if (!repeats) return [];
  const { days, lastDay, skipped } = repeats;
  const at = (day: string) => ({ day, time: startTime });
  const rule = {
    freq: 'WEEKLY',
    ...(lastDay !== null && { until: inUtc(instantOf(lastDay, startTime, ianaZone(zone))) }),
    byday: days.map((day) => itemAt(weekdays, day - 1)),
  };
  return [['rrule', {}, 'recur', rule], ...(skipped.length > 0 ? [timeProperty('exdate', zone, skipped.map(at))] : [])];
}

const alarm = (time: string, title: string): Component => [
  'valarm',
  [
    ['action', {}, 'text', 'DISPLAY'],
    ['trigger', {}, 'duration', time],
    ['description', {}, 'text', withoutControls(title)],
  ],
  [],
];

const sequenceOf = ({ changedAt, version }: EventChange) =>
  Math.floor((changedAt.getTime() - sequenceEpochMs) / 1000) + version;

const inUtc = (at: Date) => `${at.toISOString().slice(0, 19)}Z`;

type ClockTime = ReturnType<typeof wallClock>;

/** Clock times of the zone with its name; UTC has no definition and is written with a Z. */
function timeProperty(name: string, zone: TimeZoneCode, times: ClockTime[]): Property {
  const tzid = ianaZone(zone);
  const texts = times.map(({ day, time }) => `${day}T${time}:00`);
  return zoneDefinition(tzid) === null
    ? [name, {}, 'date-time', ...texts.map((text) => `${text}Z`)]
    : [name, { tzid }, 'date-time', ...texts];
}

/** The end of the session. Its length instead, when the clock is set back and the end is in the second of the hours. */
function endProperty({ zone, firstDay, startTime, minutes }: CalendarEvent): Property {
  const tzid = ianaZone(zone);
  const end = new Date(instantOf(firstDay, startTime, tzid).getTime() + minutes * 60_000);
  const clockTime = wallClock(end, tzid);
  return instantOf(clockTime.day, clockTime.time, tzid).getTime() === end.getTime()
    ? timeProperty('dtend', zone, [clockTime])
    : ['duration', {}, 'duration', `PT${minutes}M`];
}

/** Drops what RFC 5545 forbids and no UTF-8 file holds; every kind of line break becomes a line feed. */
const withoutControls = (text: string) =>
  text.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(/(?![\n\t])[\p{Control}\p{Surrogate}\ufffe\uffff]/gu, '');
const oneLine = (text: string) => withoutControls(text).replace(/\n/g, ' ');
const uriOf = (url: string) => new URL(url).href;
