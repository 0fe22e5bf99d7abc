import { sessionOf } from './batch-sessions';
import type { Batch } from './catalogue';
import { countText } from './count-text';
import { addDays, dayIn, ianaZone, instantOf } from './dates';
import { type SessionSlot, sessionsBetween } from './timetable';

/** The sessions of a batch that began until `now`, in order. None of a cancelled batch. */
export function heldSessions(batch: Batch, now: Date): SessionSlot[] {
  if (batch.state === 'cancelled') return [];
  const zone = ianaZone(batch.timeZone);
  const until = addDays(dayIn(zone, now), 1);
  return sessionsBetween(batch, { from: '0000-01-01', to: until }).filter(
    ({ day, time }) => instantOf(day, time, zone) <= now,
  );
}

/** Days of the sessions that were over before a learner had the seat, in order. */
export const daysBeforeSeat = (batch: Batch, since: Date): string[] =>
  heldSessions(batch, since)
    .filter((slot) => sessionOf(batch, slot).end <= since)
    .map(({ plannedDay }) => plannedDay);

/** The attendance of a learner in a batch whose classes began. */
export interface OwnAttendance {
  batchId: number;
  /** Sessions that began. */
  held: number;
  attended: number;
  /** Days of the missed sessions, in order. */
  missed: string[];
  /** Days in the timetable of the sessions at which the learner was. */
  present?: string[];
  /** Days in the timetable of the sessions that were over before the learner had the seat. */
  tooEarly?: string[];
}

/** `You attended 8 of 11 sessions`. */
export function ownAttendanceText({ held, attended }: Pick<OwnAttendance, 'held' | 'attended'>): string {
  const sessions = countText(held, 'session');
  if (attended === 0) return `None of ${sessions} attended`;
  if (attended === held) return `You attended ${held === 1 ? 'the session' : `all ${sessions}`}`;
  return `You attended ${attended} of ${sessions}`;
}
