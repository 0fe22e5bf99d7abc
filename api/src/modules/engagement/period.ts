import { addDays, dayIn } from '@kaksha/domain/dates';
import type { PeriodTotals } from '@kaksha/domain/engagement';

/** Days `YYYY-MM-DD` in the time zone, both included. */
export interface Period {
  first: string;
  last: string;
  /** IANA. */
  timeZone: string;
}

/** Today and the days before it. */
export function lastDays({ days, timeZone }: { days: number; timeZone: string }, now: Date): Period {
  const last = dayIn(timeZone, now);
  return { first: addDays(last, 1 - days), last, timeZone };
}

/** The period of the same length that ends the day before. */
export function periodBefore({ first, timeZone }: Period, days: number): Period {
  return { first: addDays(first, -days), last: addDays(first, -1), timeZone };
}

/** A figure over all time, in the period and in the period before. */
export async function byPeriod<T>(
  period: Period,
  previous: Period,
  figureOf: (period?: Period) => Promise<T>,
): Promise<PeriodTotals<T>> {
  const [all, current, before] = await Promise.all([figureOf(), figureOf(period), figureOf(previous)]);
  return { all, period: current, previous: before };
}
