import { type Timetable, usualHours } from '@kaksha/domain/batch-sessions';
import type { DayCode } from '@kaksha/domain/catalogue';
import { dayIn, formatDay, ianaZone } from '@kaksha/domain/dates';
import { firstClassDay, lastClassDay, scheduleLabel } from '@kaksha/domain/timetable';

const days: Readonly<Record<DayCode, string>> = {
  1: 'Weekdays',
  2: 'Weekends',
  3: 'Any days',
  8: 'Weekends',
  9: 'Weekdays',
  10: 'Every day',
};

/**
 * `Weekdays, 7:00–9:00 PM IST, from 3 Dec to 14 Jan 2027`: from the first to the last class. Names a year only if it
 * differs from today's.
 */
export function scheduleText(batch: Timetable, now: Date): string {
  const today = dayIn(ianaZone(batch.timeZone), now);
  const last = lastClassDay(batch);
  const until = last ? ` to ${formatDay(last, today)}` : '';
  const classDays = batch.weekdays ? scheduleLabel(batch) : days[batch.dayOfWeek];
  return `${classDays}, ${usualHours(batch, now)}, from ${formatDay(firstClassDay(batch), today)}${until}`;
}
