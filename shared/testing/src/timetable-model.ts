import type { Batch, DayCode, SessionChange, TimeZoneCode } from '@kaksha/domain/catalogue';
import { DateTime } from 'luxon';
import { batch as batchWith } from './factories';
import fc from './properties';

/**
 * Random timetables and what their sessions are, written with a library that the product does not use. Tests compare
 * texts, mails, calendars and structured data with it.
 */

export interface ModelSession {
  start: DateTime;
  end: DateTime;
  /** Day in the timetable. */
  plannedDay: string;
  moved: boolean;
}

export const viewerZones = [
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Australia/Sydney',
] as const;

const zones: Record<TimeZoneCode, string> = {
  IST: 'Asia/Kolkata',
  UTC: 'UTC',
  EST: 'America/New_York',
  PST: 'America/Los_Angeles',
};
export const zoneOf = ({ timeZone }: Pick<Batch, 'timeZone'>): string => zones[timeZone];

const daysOfCodes: Record<DayCode, number[]> = {
  1: [1, 2, 3, 4, 5],
  2: [6, 7],
  3: [1, 2, 3, 4, 5, 6, 7],
  8: [6, 7],
  9: [1, 2, 3, 4, 5],
  10: [1, 2, 3, 4, 5, 6, 7],
};

/** Days after which the model ends a batch without an end date. */
const openDays = 110;

/** A clock time of a zone. Of an hour that occurs twice it is the first. */
function at(day: string, time: string, zone: string): DateTime {
  const found = DateTime.fromISO(`${day}T${time}`, { zone });
  const hourBefore = found.minus({ hours: 1 });
  return hourBefore.toFormat('HH:mm') === found.toFormat('HH:mm') ? hourBefore : found;
}

function minutesOf({ startTime, endTime, duration }: Batch): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  if (endTime) return (minutes(endTime) - minutes(startTime) + 1440) % 1440 || 60;
  return { '2 hours': 120, '90 min': 90 }[duration] ?? 60;
}

const dayOf = (day: string) => DateTime.fromISO(day, { zone: 'utc' });

const plannedDays = (batch: Batch): string[] => {
  const first = dayOf(batch.startDate);
  const last = batch.endDate ? dayOf(batch.endDate) : first.plus({ days: openDays });
  const days: string[] = [];
  for (let day = first; day <= last; day = day.plus({ days: 1 })) {
    if ((batch.weekdays ?? daysOfCodes[batch.dayOfWeek]).includes(day.weekday)) days.push(day.toISODate() as string);
  }
  return days;
};

/** The sessions that take place, by their start. */
export function modelSessions(batch: Batch): ModelSession[] {
  const zone = zoneOf(batch);
  return plannedDays(batch)
    .flatMap((plannedDay): ModelSession[] => {
      const change = batch.sessionChanges.find(({ day }) => day === plannedDay);
      if (change?.action === 'skip') return [];
      const start = at(change?.toDay ?? plannedDay, change?.toTime ?? batch.startTime, zone);
      return [{ start, end: start.plus({ minutes: minutesOf(batch) }), plannedDay, moved: change !== undefined }];
    })
    .sort((one, other) => one.start.toMillis() - other.start.toMillis());
}

/** The session in progress or the next one, else the last. */
export const modelShown = (sessions: readonly ModelSession[], now: Date): ModelSession | undefined =>
  sessions.find(({ end }) => end.toMillis() > now.getTime()) ?? sessions.at(-1);

/** The session whose hours stand for the timetable. */
export const modelUsual = (sessions: readonly ModelSession[], now: Date): ModelSession | undefined => {
  const asPlanned = sessions.filter(({ moved }) => !moved);
  return modelShown(asPlanned.length > 0 ? asPlanned : sessions, now);
};

/** `EDT`; the zones without summer time keep their code. */
export const modelZoneName = (time: DateTime, { timeZone }: Pick<Batch, 'timeZone'>): string =>
  timeZone === 'IST' || timeZone === 'UTC' ? timeZone : time.setLocale('en-US').toFormat('ZZZZ');

/** `6:30–8:00 AM` or `6:30 AM` in a zone. */
export function modelHours({ start, end }: ModelSession, batch: Batch, zone = zoneOf(batch)): string {
  const [from, to] = [start.setZone(zone).setLocale('en-US'), end.setZone(zone).setLocale('en-US')];
  if (!batch.endTime || batch.endTime === batch.startTime) return from.toFormat('h:mm a');
  return `${from.toFormat(from.toFormat('a') === to.toFormat('a') ? 'h:mm' : 'h:mm a')}–${to.toFormat('h:mm a')}`;
}

/** The hours in the zone of a viewer as pages show them; null when both zones show the same. */
export function modelHoursIn(session: ModelSession, batch: Batch, zone: string): string | null {
  const [own, there] = [session.start, session.start.setZone(zone)];
  if (own.toFormat('yyyy-MM-dd HH:mm') === there.toFormat('yyyy-MM-dd HH:mm')) return null;
  const [ownDay, thereDay] = [own.toISODate() as string, there.toISODate() as string];
  const shift = thereDay === ownDay ? '' : thereDay < ownDay ? ', the day before' : ', the day after';
  return `${modelHours(session, batch, zone)} in ${zone.split('/').at(-1)?.replaceAll('_', ' ')}${shift}`;
}

/** `Saturday, 28 November, 10:00 AM`: a moment in a mail, without the name of the zone. */
export const modelMoment = (time: DateTime, zone: string): string =>
  time.setZone(zone).setLocale('en-US').toFormat('cccc, d LLLL, h:mm a');

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);

/** Near the clock changes of 2026 and 2027, and far from them. */
const startDay = fc
  .tuple(fc.constantFrom('2026-10-12', '2027-02-26', '2027-03-20', '2027-07-01', '2026-12-20'), fc.nat(20))
  .map(([day, days]) => dayOf(day).plus({ days }).toISODate() as string);

const weekdaySet = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 });

const timetable = fc
  .record({
    timeZone: fc.constantFrom('IST', 'UTC', 'EST', 'PST'),
    dayOfWeek: fc.constantFrom(1, 2, 3, 8, 9, 10),
    weekdays: fc.option(
      weekdaySet.map((days) => days.sort((one, other) => one - other)),
      { freq: 3 },
    ),
    startDate: startDay,
    days: fc.option(fc.nat(60), { freq: 8 }),
    startTime: clock,
    endTime: fc.option(clock, { freq: 6 }),
    duration: fc.constantFrom('2 hours', '90 min', 'as agreed'),
  })
  .map(({ days, ...fields }) => {
    const endDate = days === null ? null : (dayOf(fields.startDate).plus({ days }).toISODate() as string);
    return batchWith({ ...fields, endDate } as Partial<Batch>);
  });

interface RandomChange {
  place: number;
  isMove: boolean;
  shift: number;
  toTime: string;
}

/** The changes at sessions of the timetable; each session changes once. */
function changesOf(days: readonly string[], random: readonly RandomChange[]): SessionChange[] {
  const changes = random.map(({ place, isMove, shift, toTime }): SessionChange => {
    const day = days[place % days.length] as string;
    const reason = 'The trainer travels';
    if (!isMove) return { day, action: 'skip', toDay: null, toTime: null, reason };
    return { day, action: 'move', toDay: dayOf(day).plus({ days: shift }).toISODate(), toTime, reason };
  });
  const unique = [...new Map(changes.map((change) => [change.day, change])).values()];
  return unique.sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** A batch with at least one session, and a moment before, in or after it. */
export const randomTimetable = fc
  .tuple(
    timetable.filter((batch) => plannedDays(batch).length > 0),
    fc.array(
      fc.record({
        // The first and the last session are changed more often than others.
        place: fc.oneof(fc.constantFrom(0, 1), fc.nat(60)),
        isMove: fc.boolean(),
        shift: fc.integer({ min: -10, max: 40 }),
        toTime: clock,
      }),
      { maxLength: 4 },
    ),
    fc.record({ days: fc.integer({ min: -12, max: 80 }), minutes: fc.nat(1439) }),
  )
  .map(([batch, random, moment]) => ({
    batch: { ...batch, sessionChanges: changesOf(plannedDays(batch), random) },
    now: dayOf(batch.startDate).plus(moment).toJSDate(),
  }))
  .filter(({ batch }) => {
    const skipped = batch.sessionChanges.filter(({ action }) => action === 'skip').length;
    return plannedDays(batch).length > skipped;
  });
