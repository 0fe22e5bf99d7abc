import { isUpcoming } from '@kaksha/domain/batches';
import { brand } from '@kaksha/domain/brand';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';
import { addDays, dayIn, formatMonthDay, startOfWeek } from '@kaksha/domain/dates';

export interface RingStop {
  course: CourseSummary;
  batch: Batch;
}

export interface RingWeek {
  label: string;
  /** In order of time. A ring has room for two. */
  stops: RingStop[];
}

const weekLabels = ['This week', 'Next week', 'The week after'];

/**
 * Three rings: two weeks, then everything later. The first is this week if a batch still starts in it, else the next
 * week. A course is on one ring only.
 */
export function ringWeeks(courses: readonly CourseSummary[], now: Date): RingWeek[] {
  const monday = startOfWeek(dayIn(brand.timeZone, now));
  const starts = courses
    .flatMap((course) => course.batches.filter((batch) => isUpcoming(batch, now)).map((batch) => ({ course, batch })))
    .sort((one, other) => startKey(one).localeCompare(startKey(other)));
  const first = starts.some(({ batch }) => batch.startDate < addDays(monday, 7)) ? 0 : 1;
  const from = [0, 1, 2].map((ring) => addDays(monday, 7 * (first + ring)));
  const labels = [weekLabels[first], weekLabels[first + 1], `${formatMonthDay(from[2]!)} on`];

  const shown = new Set<number>();
  return from.map((begin, ring) => {
    const end = from[ring + 1] ?? '9999';
    const inRing = starts.filter(({ batch }) => batch.startDate >= begin && batch.startDate < end);
    const stops = pickTwo(inRing.filter(({ course }) => !shown.has(course.id)));
    for (const { course } of stops) shown.add(course.id);
    return { label: labels[ring]!, stops };
  });
}

const startKey = ({ batch }: RingStop) => `${batch.startDate} ${batch.startTime}`;

/** The first start and one of another course, on another day if possible. */
function pickTwo(starts: readonly RingStop[]): RingStop[] {
  const [first, ...rest] = starts;
  if (!first) return [];
  const others = rest.filter(({ course }) => course.id !== first.course.id);
  const second = others.find(({ batch }) => batch.startDate !== first.batch.startDate) ?? others[0];
  return second ? [first, second] : [first];
}
