import { brand } from '@kaksha/domain/brand';
import { instantOf } from '@kaksha/domain/dates';
import { dayMs, hourMs } from '@kaksha/domain/time-units';

/** Moments relative to the load day. All are before the start of that day in India. */
export interface Clock {
  /** `YYYY-MM-DD`. */
  today: string;
  /** Start of the day. */
  midnight: Date;
  /** A clock time the given number of days ago, at least one. */
  ago(days: number, time: string): Date;
  /** The given number of hours, fractions included, before the start of the day. */
  hoursAgo(hours: number): Date;
}

export function createClock(today: string): Clock {
  const midnight = instantOf(today, '00:00', brand.timeZone);
  return {
    today,
    midnight,
    // Arithmetic, because it runs tens of thousands of times. A daylight saving change shifts the result by an hour.
    ago: (days, time) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return new Date(midnight.getTime() - days * dayMs + hours * hourMs + minutes * 60_000);
    },
    hoursAgo: (hours) => new Date(midnight.getTime() - Math.round(hours * 3600) * 1000),
  };
}

/** The moment, or the latest past one when it is after the load. */
export function noLaterThan(clock: Clock, moment: Date): Date {
  const latest = clock.midnight.getTime() - 20 * 60_000;
  return moment.getTime() > latest ? new Date(latest) : moment;
}
