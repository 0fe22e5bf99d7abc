import { batchHours } from '@kaksha/domain/batches';
import type { Batch, DayCode } from '@kaksha/domain/catalogue';
import { formatDay } from '@kaksha/domain/dates';
import { scheduleLabel } from '@kaksha/domain/timetable';

const days: Readonly<Record<DayCode, string>> = {
  1: 'Weekdays',
  2: 'Weekends',
  3: 'Any days',
  8: 'Weekends',
  9: 'Weekdays',
  10: 'Every day',
};

type Scheduled = Partial<Pick<Batch, 'weekdays'>> &
  Pick<Batch, 'dayOfWeek' | 'startTime' | 'endTime' | 'timeZone' | 'startDate' | 'endDate'>;

/**
 * `Weekdays, 7:00–9:00 PM IST, from Dec 3 to Jan 14, 2027`. Names a year only if it differs from today's.
 * @param today  `YYYY-MM-DD`
 */
export function scheduleText(batch: Scheduled, today: string): string {
  const until = batch.endDate ? ` to ${formatDay(batch.endDate, today)}` : '';
  const classDays = batch.weekdays ? scheduleLabel(batch) : days[batch.dayOfWeek];
  return `${classDays}, ${batchHours(batch)}, from ${formatDay(batch.startDate, today)}${until}`;
}
