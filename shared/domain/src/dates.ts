import { type TimeZoneCode, timeZones } from './catalogue';
import { dayMs } from './time-units';

/**
 * Calendar days are `YYYY-MM-DD` strings, clock times `HH:MM` on a 24-hour clock, instants `Date`. The current time and
 * the zone of the viewer are parameters, so that the server and the browser render the same text.
 */

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** The IANA name of the zone code of a batch. */
export function ianaZone(code: TimeZoneCode): string {
  return timeZones[code];
}

const summerNames: Partial<Record<TimeZoneCode, string>> = { EST: 'EDT', PST: 'PDT' };

/** The abbreviation of a zone at an instant, e.g. `EDT` in July for a batch in `EST`. */
export function zoneAt(code: TimeZoneCode, at: Date): string {
  const summerName = summerNames[code];
  if (!summerName) return code;
  const year = dayIn(ianaZone(code), at).slice(0, 4);
  const winter = new Date(`${year}-01-01T12:00:00Z`);
  return offsetAt(ianaZone(code), at) > offsetAt(ianaZone(code), winter) ? summerName : code;
}

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whether the text is an existing day, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = utc(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Whether the text is the IANA name of a time zone. */
export function isTimeZone(text: string): boolean {
  try {
    // Offsets such as +05:30 are accepted by Intl and have another meaning in SQL.
    return (
      /^[A-Za-z]/.test(text) && new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
}

/** `Asia/Kolkata` as `Kolkata`. */
export const placeOfZone = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** The IANA time zone of this device. Chromium still reports the old name of Kolkata. */
export function deviceTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Asia/Calcutta' ? 'Asia/Kolkata' : (timeZone ?? 'UTC');
}

export function addDays(day: string, days: number): string {
  return new Date(utc(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / dayMs);
}

/** Day of the week: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(utc(day)).getUTCDay() || 7;
}

/** The Monday of the day's week. */
export function startOfWeek(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

interface WallClock {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:MM` */
  readonly time: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cache of wall clock times. Intl is slow, and pages format the same instants repeatedly. */
const readings = new Map<string, WallClock>();
const mostReadings = 2000;

/** Local day and clock time of an instant in `timeZone` (IANA). */
export function wallClock(at: Date, timeZone: string): WallClock {
  const key = `${timeZone} ${at.getTime()}`;
  const known = readings.get(key);
  if (known) return known;
  if (readings.size >= mostReadings) readings.clear();
  const reading = readClock(at, timeZone);
  readings.set(key, reading);
  return reading;
}

/** Minutes ahead of UTC of zones without clock changes since 1946. Intl takes 100 ms to start on a slow phone. */
const fixedOffsets: Readonly<Record<string, number>> = { UTC: 0, 'Asia/Kolkata': 330 };
const firstFixed = Date.UTC(1946, 0, 1);
const lastFixed = Date.UTC(9999, 0, 1);

function readClock(at: Date, timeZone: string): WallClock {
  const offset = fixedOffsets[timeZone];
  if (offset !== undefined && at.getTime() >= firstFixed && at.getTime() < lastFixed) {
    const local = new Date(at.getTime() + offset * 60_000).toISOString();
    return { day: local.slice(0, 10), time: local.slice(11, 16) };
  }
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  const part = Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

/** The calendar day of an instant in `timeZone` (IANA). */
export function dayIn(timeZone: string, at: Date): string {
  return wallClock(at, timeZone).day;
}

/** Milliseconds ahead of UTC. The clock has whole minutes. */
function offsetAt(timeZone: string, at: Date): number {
  const { day, time } = wallClock(at, timeZone);
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(at.getTime() / 60_000) * 60_000;
}

/** The instant of a local day and time in `timeZone` (IANA). A time that a clock change skips is one hour later. */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // The first guess can be on the other side of a clock change. A second pass with the offset of the guess corrects it,
  // unless the clock change skips the time.
  const guess = wanted - offsetAt(timeZone, new Date(wanted));
  const settled = wanted - offsetAt(timeZone, new Date(guess));
  if (settled === guess) return new Date(guess);
  return new Date(settled + offsetAt(timeZone, new Date(settled)) === wanted ? settled : Math.max(guess, settled));
}

export function monthName(day: string): string {
  return months[Number(day.slice(5, 7)) - 1] ?? '';
}

export function weekdayName(day: string): string {
  return weekdays[weekdayOf(day) - 1] ?? '';
}

export function dayOfMonth(day: string): number {
  return Number(day.slice(8, 10));
}

/** `23 Nov`, or `23 Nov 2027` when the year differs from that of `yearOf`. */
export function formatDay(day: string, yearOf?: string): string {
  if (yearOf && yearOf.slice(0, 4) !== day.slice(0, 4)) return formatDate(day);
  return `${dayOfMonth(day)} ${monthName(day).slice(0, 3)}`;
}

/** `23 November`. */
export function formatDayMonth(day: string): string {
  return `${dayOfMonth(day)} ${monthName(day)}`;
}

/** `23 November 2027`. */
export function formatWholeDay(day: string): string {
  return `${formatDayMonth(day)} ${Number(day.slice(0, 4))}`;
}

/** `Mon, 23 Nov`. */
export function formatWeekdayAndDay(day: string): string {
  return `${weekdayName(day).slice(0, 3)}, ${formatDay(day)}`;
}

/** `Monday, 23 November`. */
export function formatLongDay(day: string): string {
  return `${weekdayName(day)}, ${formatDayMonth(day)}`;
}

/** AM before noon, else PM. */
export function halfOfDay(time: string): 'AM' | 'PM' {
  return Number(time.slice(0, 2)) >= 12 ? 'PM' : 'AM';
}

const twelveHours = (time: string) => `${Number(time.slice(0, 2)) % 12 || 12}:${time.slice(3, 5)}`;

/** `6:30 PM` from `18:30`. */
export function formatClock(time: string): string {
  return `${twelveHours(time)} ${halfOfDay(time)}`;
}

/** `6:30–8:00 AM`, `10:00 AM–1:00 PM`, or `6:30 AM` without an end. */
export function formatClockRange(start: string, end: string | null): string {
  if (!end) return formatClock(start);
  const from = halfOfDay(start) === halfOfDay(end) ? twelveHours(start) : formatClock(start);
  return `${from}–${formatClock(end)}`;
}

/** Time until a day: `Today`, `Tomorrow`, `In 2 days`, `In 2 weeks`, `In 3 months`; null when it has passed. */
export function timeUntil(day: string, today: string): string | null {
  const days = daysBetween(today, day);
  if (days < 0) return null;
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days < 14) return `In ${days} days`;
  if (days < 70) return `In ${Math.floor(days / 7)} weeks`;
  return `In ${Math.round(days / 30.44)} months`;
}

/**
 * `23 Nov 2026, 7:00 PM` in `timeZone` (IANA). Returns `Date not available` for an empty value and `Invalid Date` for
 * an invalid one.
 */
export function formatDateTime(value: string | null | undefined, timeZone: string): string {
  return momentText(value, timeZone, formatDate);
}

/** `Nov 23, 2026, 7:00 PM`, the form that the specification fixes for the activity of a course; else `formatDateTime`. */
export function formatActivityTime(value: string | null | undefined, timeZone: string): string {
  return momentText(
    value,
    timeZone,
    (day) => `${monthName(day).slice(0, 3)} ${dayOfMonth(day)}, ${Number(day.slice(0, 4))}`,
  );
}

function momentText(value: string | null | undefined, timeZone: string, dateText: (day: string) => string): string {
  if (!value) return 'Date not available';
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return 'Invalid Date';
  const { day, time } = wallClock(at, timeZone);
  return `${dateText(day)}, ${formatClock(time)}`;
}

/** `23 Nov 2026`. */
export function formatDate(day: string): string {
  return `${formatDay(day)} ${Number(day.slice(0, 4))}`;
}

/** `1st`, `2nd`, `11th`. */
export function ordinal(number: number): string {
  const teens = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${(!teens && ['th', 'st', 'nd', 'rd'][number % 10]) || 'th'}`;
}

/** Whether the text is a time of a day, e.g. `09:30`. */
export const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
