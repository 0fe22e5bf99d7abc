import { byStart, type Session, sessionOf, sessionsWithin, skippedSessions } from '@kaksha/domain/batch-sessions';
import type { Batch } from '@kaksha/domain/catalogue';
import { addDays, dayIn, daysBetween, ianaZone, instantOf, monthName } from '@kaksha/domain/dates';
import { lastClassDay, sessionsBetween } from '@kaksha/domain/timetable';

export interface MonthOfSessions {
  /** `YYYY-MM`. */
  key: string;
  /** `January 2026`. */
  title: string;
  sessions: Session[];
}

/** A batch without an end is listed for this many days. */
const openEndDays = 120;

/** A session can be moved to a day before the first one. */
const mostMovedDays = 60;

/** The sessions that are not over and the skipped ones ahead, in order. None for a cancelled batch. */
export function sessionsAhead(batch: Batch, now: Date): Session[] {
  const zone = ianaZone(batch.timeZone);
  const last = lastClassDay(batch);
  const days = last ? Math.max(1, daysBetween(dayIn(zone, now), last) + 1) : openEndDays;
  if (batch.state === 'cancelled') return [];
  const skipped = skippedSessions(batch).filter(({ start }) => start > now);
  return [...sessionsWithin(batch, now, days), ...skipped].sort(byStart);
}

/** The sessions of the days, also the skipped ones, in order. Of a cancelled batch, those that were held. */
export function sessionsOn(batch: Batch, days: { from: string; to: string }, now: Date): Session[] {
  const isCancelled = batch.state === 'cancelled';
  const held = sessionsBetween(batch, days).map((slot) => sessionOf(batch, slot));
  const skipped = skippedSessions(batch).filter(({ day }) => day >= days.from && day <= days.to);
  return isCancelled ? held.filter(({ end }) => end <= now) : [...held, ...skipped].sort(byStart);
}

export const isOnNow = ({ start, end }: Session, now: Date): boolean => start <= now && now < end;

/** When the session begins as planned, without its change. */
export const plannedStart = (batch: Batch, { plannedDay }: Session): Date =>
  instantOf(plannedDay, batch.startTime, ianaZone(batch.timeZone));

/** The sessions that are over, latest first. */
export function sessionsOver(batch: Batch, now: Date): Session[] {
  const today = dayIn(ianaZone(batch.timeZone), now);
  return sessionsBetween(batch, { from: addDays(batch.startDate, -mostMovedDays), to: today })
    .map((slot) => sessionOf(batch, slot))
    .filter(({ end }) => end <= now)
    .reverse();
}

export function byMonth(sessions: readonly Session[]): MonthOfSessions[] {
  const months: MonthOfSessions[] = [];
  for (const session of sessions) {
    const key = session.day.slice(0, 7);
    let month = months.at(-1);
    if (month?.key !== key) {
      month = { key, title: `${monthName(session.day)} ${key.slice(0, 4)}`, sessions: [] };
      months.push(month);
    }
    month.sessions.push(session);
  }
  return months;
}
