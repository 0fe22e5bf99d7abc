import type { Currency } from '@kaksha/domain/catalogue';
import { dayIn, daysBetween, formatClock, formatDay, ianaZone, weekdayName } from '@kaksha/domain/dates';
import type { AnswerFigures, PeriodTotals } from '@kaksha/domain/engagement';
import { timeToSession } from '@kaksha/domain/meetings';
import { currencySign, formatMoney } from '@kaksha/domain/money';
import { type Change, changeOf } from '../../chart/metrics';
import type { NextClass } from './next-class';

export interface MetricTile {
  label: string;
  number: string;
  note: string;
  /** Compared with last week; null without data to compare. */
  change: Change | null;
}

/** @param next  null without a planned class, undefined until it is known */
export function nextClassTile(next: NextClass | null | undefined, now: Date): MetricTile {
  const tile = (number: string, note: string) => ({ label: 'Next class', number, note, change: null });
  if (next === undefined) return tile('–', 'Courses have not loaded');
  if (next === null) return tile('None', 'No batch is open');
  const left = timeToSession(next, now);
  return tile(whenWords(next, now), left ? `in ${left}` : 'on now');
}

/** `Mon 7 PM` of the next seven days, else `23 Feb, 7 PM`. */
function whenWords({ day, time, batch }: NextClass, now: Date): string {
  const clock = formatClock(time).replace(':00', '');
  const today = dayIn(ianaZone(batch.timeZone), now);
  return daysBetween(today, day) < 7
    ? `${weekdayName(day).slice(0, 3)} ${clock}`
    : `${formatDay(day, today)}, ${clock}`;
}

/** Share of questions answered within 24 hours. Younger open questions do not count. */
export function answeredTile({ all, period, previous }: PeriodTotals<AnswerFigures>): MetricTile {
  const label = 'Answered within a day';
  const [share, now, before] = [all, period, previous].map(percentOf);
  if (share == null) return { label, number: 'None yet', note: 'No question so far', change: null };
  if (now == null) return { label, number: `${share}%`, note: 'No question this week', change: null };
  return { label, number: `${share}%`, note: `${now}% this week`, change: before == null ? null : points(now, before) };
}

/** Payments minus refunds, before fees; in rupees unless all of them are in dollars. */
export function salesTile({ all, period, previous }: PeriodTotals<Record<Currency, number>>): MetricTile {
  const main: Currency = all.INR === 0 && all.USD > 0 ? 'USD' : 'INR';
  const besides = main === 'INR' && all.USD > 0 ? ` and ${formatMoney(all.USD, 'USD')}` : '';
  const week = period[main];
  return {
    label: `Sales in ${currencySign(main)}`,
    number: `${shortAmount(all[main], main)}${besides}`,
    note: week === 0 ? 'Nothing this week' : `${currencySign(main)}${shortAmount(week, main)} this week`,
    // A percentage of zero is not defined.
    change: week === 0 || previous[main] === 0 ? null : changeOf(week, previous[main]),
  };
}

const percentOf = ({ due, inTime }: AnswerFigures) => (due === 0 ? null : Math.round((inTime / due) * 100));

function points(now: number, before: number): Change {
  if (now === before) return { text: 'as before', tone: 'even' };
  const gap = Math.abs(now - before);
  return {
    text: `${gap} ${gap === 1 ? 'point' : 'points'} ${now > before ? 'up' : 'down'}`,
    tone: now > before ? 'good' : 'bad',
  };
}

/** `6.42 lakh`, `1.2 crore`; whole below a lakh, and in dollars. */
function shortAmount(minor: number, currency: Currency): string {
  const major = Math.round(minor / 100);
  if (currency === 'USD') return major.toLocaleString('en-US');
  const unit = major >= 10_000_000 ? 'crore' : major >= 100_000 ? 'lakh' : null;
  if (!unit) return major.toLocaleString('en-IN');
  // Rounds down, so that the tile never overstates.
  const hundredths = Math.floor(major / (unit === 'crore' ? 100_000 : 1000));
  return `${(hundredths / 100).toLocaleString('en-IN')} ${unit}`;
}
