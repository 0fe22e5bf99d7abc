import { sessionMinutes, sessionsHeld } from './batches';
import type { Batch, SessionChange } from './catalogue';
import { addDays, dayIn, daysBetween, ianaZone, instantOf } from './dates';
import { sessionsBetween } from './timetable';

/** One meeting of a batch. */
export interface Session {
  /** `YYYY-MM-DD` in the batch's zone. */
  day: string;
  at: Date;
  /** The move to this day and time; null for a session as planned. */
  change: SessionChange | null;
}

/**
 * The sessions of `days` days from `from`, in order; none of a cancelled batch. A batch that has not begun counts from
 * its first day. Nine days include every class day at least once.
 */
function sessionsFrom(batch: Batch, from: string, days: number): Session[] {
  if (batch.state === 'cancelled') return [];
  const zone = ianaZone(batch.timeZone);
  const first = batch.startDate > from ? batch.startDate : from;
  const slots = sessionsBetween(batch, { from, to: addDays(first, days - 1) });
  return slots.map(({ day, time, change }) => ({ day, at: instantOf(day, time, zone), change }));
}

/** Days after which a search of the next session gives up: every skipped session can cost a week. */
const searchDays = (batch: Batch) => 9 + 7 * batch.sessionChanges.length;

/** The first session that starts after `now`; null when none is left, and for a cancelled batch. */
export function nextSession(batch: Batch, now: Date): Session | null {
  const today = dayIn(ianaZone(batch.timeZone), now);
  return sessionsFrom(batch, today, searchDays(batch)).find(({ at }) => at > now) ?? null;
}

/** The end of a session. A session without a known length takes one hour. */
export function sessionEnd(batch: Batch, { at }: Pick<Session, 'at'>): Date {
  return new Date(at.getTime() + (sessionMinutes(batch) ?? 60) * 60_000);
}

/** The session in progress at `now`, else the next one; null when all are over. */
export function currentSession(batch: Batch, now: Date): Session | null {
  return sessionsNotOver(batch, now, searchDays(batch))[0] ?? null;
}

/** The sessions of the next `days` days that are not over, starting today in the zone of the batch. */
export function sessionsWithin(batch: Batch, now: Date, days: number): Session[] {
  const today = dayIn(ianaZone(batch.timeZone), now);
  return sessionsNotOver(batch, now, days + 1).filter(({ day }) => daysBetween(today, day) < days);
}

function sessionsNotOver(batch: Batch, now: Date, days: number): Session[] {
  // A session of yesterday can pass midnight.
  const yesterday = addDays(dayIn(ianaZone(batch.timeZone), now), -1);
  return sessionsFrom(batch, yesterday, days).filter((session) => sessionEnd(batch, session) > now);
}

/** The number of the session in its batch, starting at 1. */
export function sessionNumber(batch: Batch, { at }: Pick<Session, 'at'>): number {
  return sessionsHeld(batch, new Date(at.getTime() - 1)) + 1;
}

/** The starts of the sessions after `from` and until `until`, a few days later at most. */
export function sessionStarts(batch: Batch, { from, until }: { from: Date; until: Date }): Date[] {
  if (batch.state === 'cancelled') return [];
  const zone = ianaZone(batch.timeZone);
  return sessionsBetween(batch, { from: dayIn(zone, from), to: dayIn(zone, until) })
    .map(({ day, time }) => instantOf(day, time, zone))
    .filter((at) => at > from && at <= until);
}
