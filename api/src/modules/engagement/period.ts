import { addDays, dayIn } from '@kaksha/domain/dates';
import type { PeriodTotals } from '@kaksha/domain/engagement';

/** Days `YYYY-MM-DD` in UTC, both included. */
export interface Period {
  first: string;
  last: string;
}

/** Today and the days before it. */
export function lastDays(days: number, now: Date): Period {
  const last = dayIn('UTC', now);
  return { first: addDays(last, 1 - days), last };
}

/** The period of the same length that ends the day before. */
export function periodBefore({ first }: Period, days: number): Period {
  return { first: addDays(first, -days), last: addDays(first, -1) };
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
