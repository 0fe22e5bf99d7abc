import { firstSession } from './batch-sessions';
import type { Batch } from './catalogue';
import { dayIn, formatClock, formatWeekdayAndDay, ianaZone, wallClock, zoneAt } from './dates';
import * as limits from './limits';
import { hourMs } from './time-units';

type Seats = Pick<Batch, 'seatsLeft'>;

export const isFull = ({ seatsLeft }: Seats): boolean => seatsLeft === 0;

/** `3 seats left` from five down, `Full`; null with more seats or without a limit. */
export function seatsText({ seatsLeft }: Seats): string | null {
  if (seatsLeft === null || seatsLeft > limits.seats.fewLeft) return null;
  if (seatsLeft === 0) return 'Full';
  return seatsLeft === 1 ? '1 seat left' : `${seatsLeft} seats left`;
}

/** Whether a full batch still takes learners on its waiting list: until two hours before the first session. */
export function canWait(batch: Batch, now: Date): boolean {
  const closesMs = limits.waitingList.closesHours * hourMs;
  const start = firstSession(batch)?.start.getTime() ?? 0;
  return isFull(batch) && batch.state === 'open' && start - closesMs > now.getTime();
}

/** `Tue, 24 Nov, 5:00 PM IST`, in the zone of the batch. */
export function offerEndText(endsAt: string, { timeZone }: Pick<Batch, 'timeZone'>): string {
  const zone = ianaZone(timeZone);
  const at = new Date(endsAt);
  return `${formatWeekdayAndDay(dayIn(zone, at))}, ${formatClock(wallClock(at, zone).time)} ${zoneAt(timeZone, at)}`;
}
