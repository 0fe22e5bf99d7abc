import { brand } from '@kaksha/domain/brand';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { addDays, dayIn, formatDayMonth, startOfWeek } from '@kaksha/domain/dates';
import { type CourseStart, courseStarts } from './course-starts';

export interface RingWeek {
  label: string;
  /** In order of time. A ring has room for two. */
  stops: CourseStart[];
}

const weekLabels = ['This week', 'Next week', 'The week after'];

/**
 * Three rings: two weeks, then everything later. The first is this week if a batch still starts in it, else the next
 * week. A course is on one ring only.
 */
export function ringWeeks(courses: readonly CourseSummary[], now: Date): RingWeek[] {
  const monday = startOfWeek(dayIn(brand.timeZone, now));
  const starts = courseStarts(courses, now);
  const begins = starts.some(({ first }) => first.day < addDays(monday, 7)) ? 0 : 1;
  const from = [0, 1, 2].map((ring) => addDays(monday, 7 * (begins + ring)));
  const labels = [weekLabels[begins], weekLabels[begins + 1], `${formatDayMonth(from[2]!)} on`];

  const shown = new Set<number>();
  return from.map((begin, ring) => {
    const end = from[ring + 1] ?? '9999';
    const inRing = starts.filter(({ first }) => first.day >= begin && first.day < end);
    const stops = pickTwo(inRing.filter(({ course }) => !shown.has(course.id)));
    for (const { course } of stops) shown.add(course.id);
    return { label: labels[ring]!, stops };
  });
}

/** The first start and one of another course, on another day if possible. */
function pickTwo(starts: readonly CourseStart[]): CourseStart[] {
  const [first, ...rest] = starts;
  if (!first) return [];
  const others = rest.filter(({ course }) => course.id !== first.course.id);
  const second = others.find((other) => other.first.day !== first.first.day) ?? others[0];
  return second ? [first, second] : [first];
}
