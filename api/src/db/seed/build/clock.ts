import { brand } from '@kaksha/domain/brand';
import { instantOf } from '@kaksha/domain/dates';

/** Moments relative to the day on which the data is loaded. All lie before that day's first minute, in India. */
export interface Clock {
  /** `YYYY-MM-DD`. */
  today: string;
  /** The day's first minute. */
  midnight: Date;
  /** A clock time so many days ago, at least one. */
  ago(days: number, time: string): Date;
  /** So many hours before the day's first minute; parts of an hour count. */
  hoursAgo(hours: number): Date;
}

export const hour = 3_600_000;
export const day = 24 * hour;

export function createClock(today: string): Clock {
  const midnight = instantOf(today, '00:00', brand.timeZone);
  return {
    today,
    midnight,
    // by arithmetic, for it is asked tens of thousands of times; a change of clocks in between moves it by an hour
    ago: (days, time) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return new Date(midnight.getTime() - days * day + hours * hour + minutes * 60_000);
    },
    hoursAgo: (hours) => new Date(midnight.getTime() - Math.round(hours * 3600) * 1000),
  };
}

/** The moment, or the latest one that is past when the data is loaded. */
export function noLaterThan(clock: Clock, moment: Date): Date {
  const latest = clock.midnight.getTime() - 20 * 60_000;
  return moment.getTime() > latest ? new Date(latest) : moment;
}
