import type { Batch } from './catalogue';
import {
  addDays,
  dayIn,
  daysBetween,
  formatClock,
  formatClockRange,
  formatWeekdayAndDay,
  ianaZone,
  instantOf,
  placeOfZone,
  wallClock,
  zoneAt,
} from './dates';
import {
  edgeSlots,
  effectiveChanges,
  type Hours,
  plannedCount,
  type Schedule,
  type SessionSlot,
  sessionMinutes,
  sessionsBetween,
} from './timetable';

/**
 * The sessions of a batch as instants. All that shows, sorts, mails or closes asks here for the first, next and last one.
 */

/** The part of a batch that its sessions depend on. */
export type Timetable = Schedule & Hours & Pick<Batch, 'timeZone'>;
type Running = Timetable & Pick<Batch, 'state'>;

/** A session. `day` and `time` are in the zone of the batch. */
export interface Session extends SessionSlot, Pick<Batch, 'timeZone'> {
  start: Date;
  /** One hour after the start when the length is unknown. */
  end: Date;
  /** Whether the batch names an end time. Texts leave out another end. */
  hasEndTime: boolean;
}

const maxUnknownMinutes = 60;

export function sessionOf(batch: Timetable, slot: SessionSlot): Session {
  const start = instantOf(slot.day, slot.time, ianaZone(batch.timeZone));
  const minutes = sessionMinutes(batch);
  const end = new Date(start.getTime() + (minutes ?? maxUnknownMinutes) * 60_000);
  return { ...slot, timeZone: batch.timeZone, start, end, hasEndTime: !!batch.endTime && minutes !== null };
}

/** Orders sessions by their start. */
export const byStart = (one: Session, other: Session): number => one.start.getTime() - other.start.getTime();

export const isSkipped = ({ change }: Session): boolean => change?.action === 'skip';

/** The skipped sessions, each at the day and time it was planned for. */
export const skippedSessions = (batch: Batch): Session[] =>
  effectiveChanges(batch)
    .filter(({ action }) => action === 'skip')
    .map((change) => sessionOf(batch, { day: change.day, time: batch.startTime, plannedDay: change.day, change }));

const edgeSessions = (batch: Timetable, step: 1 | -1) =>
  edgeSlots(batch, step)
    .map((slot) => sessionOf(batch, slot))
    .sort(byStart);

/** The first session that takes place; null when all are skipped. */
export const firstSession = (batch: Timetable): Session | null => edgeSessions(batch, 1)[0] ?? null;

/** The last session that takes place; null without an end date. */
export const lastSession = (batch: Timetable): Session | null =>
  batch.endDate ? (edgeSessions(batch, -1).at(-1) ?? null) : null;

/** Whether no session is left: the last one has ended, or all are skipped. False without an end date. */
export function isOver(batch: Timetable, now: Date): boolean {
  if (!batch.endDate) return false;
  const last = lastSession(batch);
  return last === null || last.end <= now;
}

/** The first session from the day before `now` on that fits. Looks far enough to find one that is not over. */
function firstFrom(batch: Timetable, now: Date, fits: (session: Session) => boolean): Session | null {
  const from = addDays(dayIn(ianaZone(batch.timeZone), now), -1);
  const first = from > batch.startDate ? from : batch.startDate;
  const changes = effectiveChanges(batch);
  const days = [addDays(first, 9 + 7 * changes.length), ...changes.map(({ toDay }) => toDay ?? '')];
  const slots = sessionsBetween(batch, { from, to: days.sort().at(-1) ?? first });
  const found = slots.find((slot) => fits(sessionOf(batch, slot)));
  // A clock change can swap the sessions of one day: 2:30 that it skips is 3:30.
  const ofDay = slots.filter(({ day }) => day === found?.day).map((slot) => sessionOf(batch, slot));
  return ofDay.sort(byStart).find(fits) ?? null;
}

const sessionsFrom = (batch: Timetable, from: string, to: string): Session[] =>
  sessionsBetween(batch, { from, to })
    .map((slot) => sessionOf(batch, slot))
    .sort(byStart);

/** The first session that starts after `now`; null when none is left, and for a cancelled batch. */
export function nextSession(batch: Running, now: Date): Session | null {
  if (batch.state === 'cancelled') return null;
  return firstFrom(batch, now, ({ start }) => start > now);
}

const notOver = (batch: Timetable, now: Date) => firstFrom(batch, now, ({ end }) => end > now);

/** The session in progress at `now`, else the next one; null when all are over, and for a cancelled batch. */
export function currentSession(batch: Running, now: Date): Session | null {
  return batch.state === 'cancelled' ? null : notOver(batch, now);
}

/** The session that stands for the batch: the one in progress or the next, else the last; null when all are skipped. */
export function shownSession(batch: Timetable, now: Date): Session | null {
  return notOver(batch, now) ?? lastSession(batch);
}

/**
 * The session whose hours stand for the whole timetable: as `shownSession`, of the sessions as planned. A moved one only
 * when all are moved.
 */
export function usualSession(batch: Timetable, now: Date): Session | null {
  const skipped = { action: 'skip' as const, toDay: null, toTime: null };
  const sessionChanges = effectiveChanges(batch).map((change) => ({ ...change, ...skipped }));
  return shownSession({ ...batch, sessionChanges }, now) ?? shownSession(batch, now);
}

/** The sessions of the next `days` days that are not over, starting today in the zone of the batch. */
export function sessionsWithin(batch: Running, now: Date, days: number): Session[] {
  if (batch.state === 'cancelled') return [];
  const today = dayIn(ianaZone(batch.timeZone), now);
  // A session of yesterday can pass midnight.
  return sessionsFrom(batch, addDays(today, -1), addDays(today, days - 1)).filter(({ end }) => end > now);
}

/** The starts of the sessions after `from` and until `until`, a few days later at most. */
export function sessionStarts(batch: Running, { from, until }: { from: Date; until: Date }): Date[] {
  if (batch.state === 'cancelled') return [];
  const zone = ianaZone(batch.timeZone);
  return sessionsFrom(batch, dayIn(zone, from), dayIn(zone, until))
    .map(({ start }) => start)
    .filter((start) => start > from && start <= until);
}

/** Number of sessions that have ended at `now`. */
export function sessionsHeld(batch: Timetable, now: Date): number {
  const today = dayIn(ianaZone(batch.timeZone), now);
  // A session can pass midnight but is shorter than a day, so sessions before yesterday have ended.
  const settled = addDays(today, -2);
  const lastSettled = batch.endDate && batch.endDate < settled ? batch.endDate : settled;
  const changes = effectiveChanges(batch);
  const asPlanned = plannedCount(batch, lastSettled) - changes.filter(({ day }) => day <= lastSettled).length;
  const recent = sessionsFrom(batch, addDays(settled, 1), today).filter(({ change }) => !change);
  const moved = edgeSessions(batch, 1).filter(({ change }) => change);
  return asPlanned + [...recent, ...moved].filter(({ end }) => end <= now).length;
}

/** The number of the session in its batch, starting at 1. */
export function sessionNumber(batch: Timetable, { start }: Pick<Session, 'start'>): number {
  return sessionsHeld(batch, new Date(start.getTime() - 1)) + 1;
}

/** `6:30 PM IST`: the start of a session in the zone of the batch. */
export const sessionStart = (session: Session): string => sessionHours({ ...session, hasEndTime: false });

/** `6:30–8:00 AM IST`, `10:00 PM EDT`: the hours of a session in the zone of the batch. */
export function sessionHours(session: Session): string {
  const zone = ianaZone(session.timeZone);
  return `${hoursText(session, zone)} ${zoneAt(session.timeZone, session.start)}`;
}

/**
 * The hours in the zone of the viewer, e.g. `1:30–3:30 PM in London`, with `, the day before` or `, the day after` when
 * the day differs. Null when both zones show the same time.
 */
export function sessionHoursIn(session: Session, viewerZone: string): string | null {
  const own = wallClock(session.start, ianaZone(session.timeZone));
  const start = wallClock(session.start, viewerZone);
  if (start.day === own.day && start.time === own.time) return null;
  const shift = daysBetween(own.day, start.day);
  const when = shift === 0 ? '' : shift < 0 ? ', the day before' : ', the day after';
  return `${hoursText(session, viewerZone)} in ${placeOfZone(viewerZone)}${when}`;
}

function hoursText({ start, end, hasEndTime }: Session, zone: string): string {
  return formatClockRange(wallClock(start, zone).time, hasEndTime ? wallClock(end, zone).time : null);
}

/** `Sun, 6 Dec, 6:30 PM`: a moment of a session in the zone of the batch, e.g. its start or its end. */
export function sessionMoment({ timeZone }: Pick<Session, 'timeZone'>, at: Date): string {
  const { day, time } = wallClock(at, ianaZone(timeZone));
  return `${formatWeekdayAndDay(day)}, ${formatClock(time)}`;
}

/** `Sun, 6 Dec`, with the clock time of a moved session: `Sun, 6 Dec, 6:30 PM`. */
export const sessionDayText = (session: Session): string =>
  session.change ? sessionMoment(session, session.start) : formatWeekdayAndDay(session.day);

/** The hours of the timetable, e.g. `6:30–8:00 AM IST`. They are those of the usual session. */
export function usualHours(batch: Timetable, now: Date): string {
  const session = usualSession(batch, now);
  if (session) return sessionHours(session);
  return `${formatClockRange(batch.startTime, batch.endTime)} ${batch.timeZone}`;
}

/** The hours of the timetable in the zone of the viewer; null when both zones show the same time. */
export function usualHoursIn(batch: Timetable, now: Date, viewerZone: string): string | null {
  const session = usualSession(batch, now);
  return session && sessionHoursIn(session, viewerZone);
}
