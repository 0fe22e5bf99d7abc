import type { Batch } from './catalogue';
import { addDays, dayIn, ianaZone, instantOf } from './dates';
import * as limits from './limits';
import { sessionsBetween } from './timetable';

/** Addresses below it open without a network and may use the camera. */
export const checkInScope = '/patron/basicdetails/check-in/';

/** The page on which the staff of a batch check its learners in. */
export const checkInPath = (batchId: number): string => checkInScope + batchId;

/** Seat that a ticket names, and the part that the site signed. */
export interface Ticket {
  batchId: number;
  orderId: number;
  signature: string;
}

/** The letters and digits of a ticket are those that QR codes hold in the least space. */
const ticketPattern = /^KAKSHA-(\d{1,10})-(\d{1,10})-([0-9A-F]{32})$/;

/** The text of a QR code. It has numbers only, and no personal data. */
export const writeTicket = ({ batchId, orderId, signature }: Ticket): string =>
  `KAKSHA-${batchId}-${orderId}-${signature}`;

/** Null for a text that is not a ticket of this site. The signature is not checked. */
export function readTicket(text: string): Ticket | null {
  const [, batchId, orderId, signature] = ticketPattern.exec(text.trim()) ?? [];
  return signature ? { batchId: Number(batchId), orderId: Number(orderId), signature } : null;
}

/** A session as the check-in names and shows it. */
export interface CheckInSession {
  /** Its day in the timetable, which names it. A moved session keeps it. */
  sessionDay: string;
  /** Day and clock time at which it takes place, in the time zone of the batch. */
  date: string;
  time: string;
  /** Learners can be checked in from here on: the day begins in the time zone of the batch. */
  opensAt: Date;
}

const sessionsOf = (batch: Batch, from: string, to: string): CheckInSession[] =>
  sessionsBetween(batch, { from, to }).map(({ plannedDay, day, time }) => ({
    sessionDay: plannedDay,
    date: day,
    time,
    opensAt: instantOf(day, '00:00', ianaZone(batch.timeZone)),
  }));

/** The sessions from yesterday on that a device keeps, in order; none of a cancelled batch. */
export function checkInSessions(batch: Batch, now: Date): CheckInSession[] {
  if (batch.state === 'cancelled') return [];
  const today = dayIn(ianaZone(batch.timeZone), now);
  const first = [today, batch.startDate].sort().at(-1) ?? today;
  return sessionsOf(batch, addDays(today, -1), addDays(first, limits.checkIn.daysAhead));
}

/** A session whose check-in has opened; null for another day. Check-ins of past sessions arrive late from devices. */
export function openedSession(batch: Batch, sessionDay: string, now: Date): CheckInSession | null {
  if (batch.state === 'cancelled') return null;
  const until = addDays(dayIn(ianaZone(batch.timeZone), now), 1);
  return (
    sessionsOf(batch, '0000-01-01', until).find(
      (session) => session.sessionDay === sessionDay && session.opensAt <= now,
    ) ?? null
  );
}

/** What became of a check-in. All but the first three leave the attendance as it was. */
export const checkInResults = [
  'checked-in',
  'undone',
  'already',
  'refunded',
  'no-seat',
  'wrong-batch',
  'not-open',
] as const;
export type CheckInResult = (typeof checkInResults)[number];
