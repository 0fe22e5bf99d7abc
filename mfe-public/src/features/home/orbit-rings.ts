import { isUpcoming } from '@kaksha/domain/batches';
import { brand } from '@kaksha/domain/brand';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';
import { addDays, dayIn, dayOfMonth, monthName, startOfWeek } from '@kaksha/domain/dates';

export interface OrbitStop {
  course: CourseSummary;
  batch: Batch;
}

export interface OrbitRing {
  label: string;
  /** At most two, in order of time: a ring has room for no more. */
  stops: OrbitStop[];
}

const weekLabels = ['This week', 'Next week', 'The week after'];

/**
 * The weeks ahead as three rings around today: two weeks, then everything later. The first is this week if something
 * still starts in it, else the next. A course is on one ring only.
 */
export function orbitRings(courses: readonly CourseSummary[], now: Date): OrbitRing[] {
  const monday = startOfWeek(dayIn(brand.timeZone, now));
  const starts = courses
    .flatMap((course) => course.batches.filter((batch) => isUpcoming(batch, now)).map((batch) => ({ course, batch })))
    .sort((one, other) => startKey(one).localeCompare(startKey(other)));
  const first = starts.some(({ batch }) => batch.startDate < addDays(monday, 7)) ? 0 : 1;
  const from = [0, 1, 2].map((ring) => addDays(monday, 7 * (first + ring)));
  const labels = [weekLabels[first], weekLabels[first + 1], `${dayOfMonth(from[2]!)} ${monthName(from[2]!)} on`];

  const shown = new Set<number>();
  return from.map((begin, ring) => {
    const end = from[ring + 1] ?? '9999';
    const inRing = starts.filter(({ batch }) => batch.startDate >= begin && batch.startDate < end);
    const stops = pickTwo(inRing.filter(({ course }) => !shown.has(course.id)));
    for (const { course } of stops) shown.add(course.id);
    return { label: labels[ring]!, stops };
  });
}

const startKey = ({ batch }: OrbitStop) => `${batch.startDate} ${batch.startTime}`;

/** The first start, and one of another course: on another day if there is one, so that two tiles do not say the same. */
function pickTwo(starts: readonly OrbitStop[]): OrbitStop[] {
  const [first, ...rest] = starts;
  if (!first) return [];
  const others = rest.filter(({ course }) => course.id !== first.course.id);
  const second = others.find(({ batch }) => batch.startDate !== first.batch.startDate) ?? others[0];
  return second ? [first, second] : [first];
}
