import { firstSession } from '@kaksha/domain/batch-sessions';
import { brand } from '@kaksha/domain/brand';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';
import { addDays, dayIn } from '@kaksha/domain/dates';
import { courseStarts } from './course-starts';

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
  const starts = courseStarts(courses, now);
  return Array.from({ length: railLength }, (_, offset) => {
    const day = addDays(today, offset);
    const starting = starts.filter(({ first }) => first.day === day);
    return { day, courses: [...new Set(starting.map(({ course }) => course))] };
  });
}

/** The first day with courses; it is selected at first. */
export function firstDayWithCourses(days: readonly RailDay[]): string | null {
  return days.find(({ courses }) => courses.length > 0)?.day ?? null;
}

/** Whether the first session of a batch is on the day, in the zone of the batch. */
export const startsOn = (day: string) => (batch: Batch) => firstSession(batch)?.day === day;
