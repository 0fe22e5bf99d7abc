import { batchHours } from '@kaksha/domain/batches';
import type { Batch, DayCode } from '@kaksha/domain/catalogue';
import { formatDay } from '@kaksha/domain/dates';

const days: Readonly<Record<DayCode, string>> = {
  1: 'Weekdays',
  2: 'Weekends',
  3: 'Any days',
  8: 'Weekends',
  9: 'Weekdays',
  10: 'Every day',
};

type Scheduled = Pick<Batch, 'dayOfWeek' | 'startTime' | 'endTime' | 'timeZone' | 'startDate' | 'endDate'>;

/**
 * `Weekdays, 7:00–9:00 PM IST, from 3 Dec to 14 Jan 2027`. Names a year only if it differs from today's.
 * @param today  `YYYY-MM-DD`
 */
export function scheduleText(batch: Scheduled, today: string): string {
  const until = batch.endDate ? ` to ${formatDay(batch.endDate, today)}` : '';
  return `${days[batch.dayOfWeek]}, ${batchHours(batch)}, from ${formatDay(batch.startDate, today)}${until}`;
}
