import { brand } from '@kaksha/domain/brand';
import type { TimeZoneCode } from '@kaksha/domain/catalogue';
import { ianaZone } from '@kaksha/domain/dates';
import { itemAt } from '@kaksha/domain/typed';
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalWeekday,
} from 'ical-generator';
import { DateTime } from 'luxon';
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
  updatedAt: Date;
}

const weekdays = [
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
  ICalWeekday.SU,
];
const refreshSeconds = 6 * 60 * 60;
/** Before each session. */
const alarmSeconds = [24 * 3600, 3600];
const sequenceEpochMs = Date.UTC(2020, 0, 1);

/** An iCalendar file (RFC 5545). The same events give the same bytes. */
export function writeCalendar({ name, events }: { name: string; events: readonly CalendarEvent[] }): string {
  const calendar = ical({
    // The library does not escape the name and the product.
    name: escapeLine(name),
    prodId: { company: escapeLine(brand.name), product: 'Live courses' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    timezone: { name: null, generator: zoneDefinition },
  });
  const conferences: string[] = [];
  for (const event of events) {
    for (const data of [eventData(event), ...movedData(event)]) {
      calendar.createEvent(data);
      conferences.push(conferenceLine(event));
    }
  }
  // The library has no CONFERENCE property. Its events stand in the order in which they were added.
  const text = calendar.toString().replace(/^BEGIN:VEVENT\r\n/gm, (begin) => begin + (conferences.shift() ?? ''));
  return `${text}\r\n`;
}

/** `CONFERENCE` of RFC 7986; empty without a page, and for a cancelled batch. Lines are folded at 75 octets. */
function conferenceLine({ joinUrl, cancelled }: CalendarEvent): string {
  if (!joinUrl || cancelled) return '';
  const line = `CONFERENCE;VALUE=URI;FEATURE=VIDEO;LABEL=Join class:${encodeURI(decodeURI(joinUrl))}`;
  return `${line.replace(/.{74}(?=.)/g, '$&\r\n ')}\r\n`;
}

/** The sessions of a series that are moved: the same event, with the start that they replace. */
function movedData(event: CalendarEvent): ICalEventData[] {
  const { repeats, zone, startTime } = event;
  return (repeats?.moved ?? []).map(({ day, toDay, toTime }) => ({
    ...eventData({ ...event, firstDay: toDay, startTime: toTime, repeats: null }),
    recurrenceId: DateTime.fromISO(`${day}T${startTime}`, { zone: ianaZone(zone) }),
  }));
}

function eventData(event: CalendarEvent): ICalEventData {
  const timezone = ianaZone(event.zone);
  const at = (day: string) => DateTime.fromISO(`${day}T${event.startTime}`, { zone: timezone });
  const start = at(event.firstDay);
  return {
    id: event.uid,
    // Calendars ignore an update whose sequence is not higher than the one they hold.
    sequence: Math.floor((event.updatedAt.getTime() - sequenceEpochMs) / 1000),
    stamp: event.updatedAt,
    lastModified: event.updatedAt,
    start,
    end: start.plus({ minutes: event.minutes }),
    timezone,
    summary: withoutControls(event.title),
    description: withoutControls(event.description),
    location: event.location && withoutControls(event.location),
    url: event.url?.replace(/[\s\p{Cc}]/gu, '') ?? null,
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    alarms: event.cancelled ? [] : alarmSeconds.map((trigger) => ({ type: ICalAlarmType.display, trigger })),
    repeating: event.repeats && {
      freq: ICalEventRepeatingFreq.WEEKLY,
      byDay: event.repeats.days.map((day) => itemAt(weekdays, day - 1)),
      ...(event.repeats.skipped.length > 0 && { exclude: event.repeats.skipped.map(at) }),
      until: event.repeats.lastDay === null ? undefined : at(event.repeats.lastDay),
    },
  };
}

/** Drops the control characters that RFC 5545 forbids; every kind of line break becomes a line feed. */
const withoutControls = (text: string) => text.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

const escapeLine = (text: string) =>
  withoutControls(text)
    .replace(/\n/g, ' ')
    .replace(/[\\;,]/g, '\\$&');
