import type { Batch } from './catalogue';
import { addDays } from './dates';
import { effectiveChanges, isPlannedDay, type Schedule } from './timetable';

/** A date of the timetable. A moved session has its new day. */
export interface TimetableDate {
  day: string;
  state: 'planned' | 'moved' | 'skipped';
}

/** The first dates of a batch in the order of its timetable, those of skipped sessions included. */
export function firstDates(batch: Schedule & Pick<Batch, 'startDate'>, max: number): TimetableDate[] {
  const changes = effectiveChanges(batch);
  const dates: TimetableDate[] = [];
  let day = batch.startDate;
  // Each week has a class day.
  for (let left = 7 * max; left > 0 && dates.length < max; left -= 1, day = addDays(day, 1)) {
    if (!isPlannedDay(batch, day)) continue;
    const change = changes.find((each) => each.day === day);
    if (!change) dates.push({ day, state: 'planned' });
    else dates.push(change.toDay ? { day: change.toDay, state: 'moved' } : { day, state: 'skipped' });
  }
  return dates;
}
