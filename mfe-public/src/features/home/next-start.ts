import { brand } from '@kaksha/domain/brand';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { daysBetween, formatClock, formatDay, wallClock, weekdayName } from '@kaksha/domain/dates';
import { type CourseStart, courseStarts } from './course-starts';

/** The next batch to start; null when none is known. */
export const findNextStart = (courses: readonly CourseSummary[], now: Date): CourseStart | null =>
  courseStarts(courses, now).find(({ first }) => first.start > now) ?? null;

/**
 * `Monday at 6:30 AM`, `today at …`, `tomorrow at …`, and after a week `on 5 December at …`, by the clock of
 * `timeZone`.
 */
export function describeStart(at: Date, now: Date, timeZone: string = brand.timeZone): string {
  const { day, time } = wallClock(at, timeZone);
  const days = daysBetween(wallClock(now, timeZone).day, day);
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : days < 7 ? weekdayName(day) : `on ${formatDay(day)}`;
  return `${when} at ${formatClock(time)}`;
}
