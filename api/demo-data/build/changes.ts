import { addDays } from '@kaksha/domain/dates';
import { isPlannedDay, sessionsBetween } from '@kaksha/domain/timetable';
import { required } from '@kaksha/domain/typed';
import { batches } from '../../src/platform/database/schema/courses';
import { type Batch, scheduleOf } from './batches';
import type { Clock } from './clock';
import type { Course } from './courses';
import type { RowBook } from './rows';

/** A skipped and a moved session in batches of these courses; the demo learner is in the second. */
const changed = ['Kubernetes in Production', 'Data Analytics with SQL and Power BI'];

/** Adds exceptions of timetables, and a cancelled batch. */
export function addChanges(book: RowBook, clock: Clock, courses: readonly Course[]): void {
  const courseOf = (name: string) =>
    required(
      courses.find(({ row }) => row.name === name),
      `the course ${name}`,
    );
  for (const name of changed) {
    const { current } = courseOf(name);
    const batch = required(
      current.find(({ startDate }) => startDate < clock.today) ?? current[0],
      `a batch of ${name}`,
    );
    batch.sessionChanges = exceptionsOf(batch, clock);
  }
  const [first] = courseOf('Kubernetes in Production').current;
  const { id: _id, ...like } = required(first, 'a batch of Kubernetes in Production');
  const shift = (day: string | null | undefined) => (day ? addDays(day, 28) : null);
  book.add(batches, {
    ...like,
    startDate: shift(like.startDate) ?? like.startDate,
    endDate: shift(like.endDate),
    sessionChanges: [],
    seats: null,
    state: 'cancelled',
    cancelledAt: clock.ago(1, '11:30'),
    cancelReason: 'I am at a conference in that month.',
  });
}

/**
 * The fourth coming session is skipped, the sixth moves to the next day without a class. In a batch that ends soon they are
 * the second and the third.
 */
function exceptionsOf(batch: Batch, { today }: Clock): Batch['sessionChanges'] {
  const schedule = scheduleOf(batch);
  const coming = sessionsBetween(schedule, { from: addDays(today, 1), to: addDays(today, 70) });
  const [skipped, moved] = coming.length > 5 ? [coming[3], coming[5]] : [coming[1], coming[2]];
  if (!skipped || !moved) return [];
  let toDay = addDays(moved.day, 1);
  while (isPlannedDay(schedule, toDay)) toDay = addDays(toDay, 1);
  return [
    { day: skipped.day, action: 'skip', toDay: null, toTime: null, reason: 'A public holiday' },
    { day: moved.day, action: 'move', toDay, toTime: moved.time, reason: 'The trainer travels that day' },
  ];
}
