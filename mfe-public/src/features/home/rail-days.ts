import { isUpcoming } from '@kaksha/domain/batches';
import { brand } from '@kaksha/domain/brand';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { addDays, dayIn } from '@kaksha/domain/dates';

export const railLength = 14;

export interface RailDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** Courses with a batch that starts on this day, earliest first. */
  courses: CourseSummary[];
}

/** The next two weeks by day, starting today. */
export function railDays(courses: readonly CourseSummary[], now: Date): RailDay[] {
  const today = dayIn(brand.timeZone, now);
  return Array.from({ length: railLength }, (_, offset) => {
    const day = addDays(today, offset);
    const starting = courses
      .map((course) => ({ course, time: earliestOn(course, day, now) }))
      .filter((entry): entry is { course: CourseSummary; time: string } => entry.time !== null)
      .sort((one, other) => one.time.localeCompare(other.time));
    return { day, courses: starting.map(({ course }) => course) };
  });
}

/** The first day with courses; it is selected at first. */
export function firstDayWithCourses(days: readonly RailDay[]): string | null {
  return days.find(({ courses }) => courses.length > 0)?.day ?? null;
}

function earliestOn(course: CourseSummary, day: string, now: Date): string | null {
  const times = course.batches
    .filter((batch) => batch.startDate === day && isUpcoming(batch, now))
    .map((batch) => batch.startTime);
  return times.sort()[0] ?? null;
}
