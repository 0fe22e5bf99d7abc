import { sessionOf } from './batch-sessions';
import type { Batch } from './catalogue';
import { addDays, dayIn, formatDate, ianaZone, instantOf } from './dates';
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
}

/** Days that the text of missed sessions names; more are counted. */
const namedDays = 3;

/** `You attended 8 of 11 sessions. Missed: 2 Nov 2026, 9 Nov 2026.` */
export function ownAttendanceText({ held, attended, missed }: Omit<OwnAttendance, 'batchId'>): string {
  const sessions = held === 1 ? '1 session' : `${held} sessions`;
  if (attended === 0) return `None of ${sessions} attended`;
  if (missed.length === 0) return `You attended ${held === 1 ? 'the session' : `all ${sessions}`}`;
  const named = missed.slice(-namedDays).map(formatDate).join('; ');
  const others = missed.length > namedDays ? `; ${missed.length - namedDays} more` : '';
  return `You attended ${attended} of ${sessions}. Missed: ${named}${others}`;
}
