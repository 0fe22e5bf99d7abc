import { brand } from '@kaksha/domain/brand';
import { addDays, instantOf } from '@kaksha/domain/dates';

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

export function createClock(today: string): Clock {
  const midnight = instantOf(today, '00:00', brand.timeZone);
  return {
    today,
    midnight,
    ago: (days, time) => instantOf(addDays(today, -days), time, brand.timeZone),
    hoursAgo: (hours) => new Date(midnight.getTime() - Math.round(hours * 3600) * 1000),
  };
}

export const hour = 3_600_000;
export const day = 24 * hour;

/** The moment, or the latest one that is past when the data is loaded. */
export function noLaterThan(clock: Clock, moment: Date): Date {
  const latest = clock.midnight.getTime() - 20 * 60_000;
  return moment.getTime() > latest ? new Date(latest) : moment;
}
