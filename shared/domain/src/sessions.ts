import { classDays, sessionMinutes, sessionsHeld } from './batches';
import type { Batch } from './catalogue';
import { addDays, dayIn, daysBetween, ianaZone, instantOf, weekdayOf } from './dates';

/** One meeting of a batch. */
export interface Session {
  /** `YYYY-MM-DD` in the batch's zone. */
  day: string;
  at: Date;
}

/** The sessions of `days` days from `from`, in order. Nine days include every class day at least once. */
function* sessionsFrom(batch: Batch, from: string, days = 9): Generator<Session> {
  const zone = ianaZone(batch.timeZone);
  const meets = classDays(batch.dayOfWeek);
  const first = batch.startDate > from ? batch.startDate : from;
  for (let tried = 0; tried < days; tried += 1) {
    const day = addDays(first, tried);
    if (batch.endDate && day > batch.endDate) return;
    if (meets.includes(weekdayOf(day))) yield { day, at: instantOf(day, batch.startTime, zone) };
  }
}

/** The first session that starts after `now`; null when none is left. */
export function nextSession(batch: Batch, now: Date): Session | null {
  for (const session of sessionsFrom(batch, dayIn(ianaZone(batch.timeZone), now))) {
    if (session.at > now) return session;
  }
  return null;
}

/** The end of a session. A session without a known length takes one hour. */
export function sessionEnd(batch: Batch, { at }: Session): Date {
  return new Date(at.getTime() + (sessionMinutes(batch) ?? 60) * 60_000);
}

/** The session in progress at `now`, else the next one; null when all are over. */
export function currentSession(batch: Batch, now: Date): Session | null {
  return sessionsNotOver(batch, now, 9)[0] ?? null;
}

/** The sessions of the next `days` days that are not over, starting today in the zone of the batch. */
export function sessionsWithin(batch: Batch, now: Date, days: number): Session[] {
  const today = dayIn(ianaZone(batch.timeZone), now);
  return sessionsNotOver(batch, now, days + 1).filter(({ day }) => daysBetween(today, day) < days);
}

function sessionsNotOver(batch: Batch, now: Date, days: number): Session[] {
  // A session of yesterday can pass midnight.
  const yesterday = addDays(dayIn(ianaZone(batch.timeZone), now), -1);
  return [...sessionsFrom(batch, yesterday, days)].filter((session) => sessionEnd(batch, session) > now);
}

/** The number of the session in its batch, starting at 1. */
export function sessionNumber(batch: Batch, { at }: Session): number {
  return sessionsHeld(batch, new Date(at.getTime() - 1)) + 1;
}
