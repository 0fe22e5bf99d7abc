import { classDays, sessionMinutes, sessionsHeld } from './batches';
import type { Batch } from './catalogue';
import { addDays, dayIn, daysBetween, ianaZone, instantOf, weekdayOf } from './dates';

/** One meeting of a batch. */
export interface Session {
  /** `YYYY-MM-DD` in the batch's zone. */
  day: string;
  at: Date;
}

/** The batch's sessions from a day on, in order: within nine days every class day comes at least once. */
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

/** The first session of a batch that begins after `now`; null when there is none any more. */
export function nextSession(batch: Batch, now: Date): Session | null {
  for (const session of sessionsFrom(batch, dayIn(ianaZone(batch.timeZone), now))) {
    if (session.at > now) return session;
  }
  return null;
}

/** When a session is over; one without a known length is taken for an hour. */
export function sessionEnd(batch: Batch, { at }: Session): Date {
  return new Date(at.getTime() + (sessionMinutes(batch) ?? 60) * 60_000);
}

/** The session that goes on at `now`, else the first after it: where a learner goes next. Null when all are over. */
export function currentSession(batch: Batch, now: Date): Session | null {
  return sessionsNotOver(batch, now, 9)[0] ?? null;
}

/** The sessions of today, by the batch's own calendar, and of the days after it, that are not over: `days` days in all. */
export function sessionsWithin(batch: Batch, now: Date, days: number): Session[] {
  const today = dayIn(ianaZone(batch.timeZone), now);
  return sessionsNotOver(batch, now, days + 1).filter(({ day }) => daysBetween(today, day) < days);
}

function sessionsNotOver(batch: Batch, now: Date, days: number): Session[] {
  // One that began yesterday may pass midnight.
  const yesterday = addDays(dayIn(ianaZone(batch.timeZone), now), -1);
  return [...sessionsFrom(batch, yesterday, days)].filter((session) => sessionEnd(batch, session) > now);
}

/** Which one it is of the batch's sessions: 1 for the first. */
export function sessionNumber(batch: Batch, { at }: Session): number {
  return sessionsHeld(batch, new Date(at.getTime() - 1)) + 1;
}
