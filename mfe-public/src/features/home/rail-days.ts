import { firstSession } from '@kaksha/domain/batch-sessions';
import { byFirstSession, isUpcoming } from '@kaksha/domain/batches';
import { brand } from '@kaksha/domain/brand';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';
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
      .flatMap((course) => {
        const at = earliestOn(course, day, now);
        return at === null ? [] : [{ course, at }];
      })
      .sort((one, other) => one.at - other.at);
    return { day, courses: starting.map(({ course }) => course) };
  });
}

/** The first day with courses; it is selected at first. */
export function firstDayWithCourses(days: readonly RailDay[]): string | null {
  return days.find(({ courses }) => courses.length > 0)?.day ?? null;
}

/** Whether the first session of a batch is on the day, in the zone of the batch. */
export const startsOn = (day: string) => (batch: Batch) => firstSession(batch)?.day === day;

/** The earliest start of a batch of the course on the day, in milliseconds; null without one. */
function earliestOn(course: CourseSummary, day: string, now: Date): number | null {
  const [first] = byFirstSession(course.batches.filter((batch) => startsOn(day)(batch) && isUpcoming(batch, now)));
  return (first && firstSession(first)?.start.getTime()) ?? null;
}
