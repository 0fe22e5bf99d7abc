import { timeLeft } from '@kaksha/domain/meetings';
import { hourMs, minuteMs } from '@kaksha/domain/time-units';

/** A reminder that is sent later than this says the time that is left. */
const roundedMs = 5 * minuteMs;

/** `in an hour` or `in 24 hours`; `in 11 min` for a late reminder, e.g. of a learner who enrolled shortly before. */
export function timeToClass(startsAt: Date, now: Date, hours: 24 | 1): string {
  const lateMs = hours * hourMs - (startsAt.getTime() - now.getTime());
  if (lateMs < roundedMs) return hours === 1 ? 'in an hour' : 'in 24 hours';
  return `in ${timeLeft(startsAt, now) ?? '1 min'}`;
}
