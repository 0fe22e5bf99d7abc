import type { Batch, BatchSchedule } from './catalogue';
import { describePlace } from './class-place';

interface Change<T> {
  before: T;
  after: T;
}

type Times = Omit<BatchSchedule, 'place'>;

/** Whether the classes have other days or hours. */
export function hasNewTimes({ before, after }: Change<Times>): boolean {
  return timesOf(before) !== timesOf(after);
}

const timesOf = ({ dayOfWeek, weekdays, startDate, endDate, startTime, endTime, timeZone }: Times): string =>
  JSON.stringify([dayOfWeek, weekdays, startDate, endDate, startTime, endTime || null, timeZone]);

/** Both places in words when a learner has to go to another one; an address that is added is no other place. */
export function newPlace({ before, after }: Change<Pick<Batch, 'mode' | 'area' | 'address'>>): Change<string> | null {
  const differs = (one: string | null = null, other: string | null = null) => one && other && one !== other;
  const isElsewhere =
    before.mode !== after.mode || differs(before.area, after.area) || differs(before.address, after.address);
  return isElsewhere ? { before: describePlace(before), after: describePlace(after) } : null;
}

/** `new times`, `a new place` or `new times and a new place`; with `the`, `the new times` and so on. */
export function describeChange(change: Change<BatchSchedule>, article: 'a' | 'the' = 'a'): string {
  const times = hasNewTimes(change) && (article === 'the' ? 'the new times' : 'new times');
  const place = change.after.place && `${article} new place`;
  return [times, place].filter(Boolean).join(' and ');
}
