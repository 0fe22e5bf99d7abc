import { firstSession } from '@kaksha/domain/batch-sessions';
import { brand } from '@kaksha/domain/brand';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';
import { daysBetween, formatClock, formatDay, wallClock, weekdayName } from '@kaksha/domain/dates';

export interface NextStart {
  at: Date;
  course: CourseSummary;
  batch: Batch;
}

/** The next class to start; null when none is known. */
export function findNextStart(courses: readonly CourseSummary[], now: Date): NextStart | null {
  const starts = courses.flatMap((course) =>
    course.batches.flatMap((batch) => {
      const at = firstSession(batch)?.start;
      return at && at > now ? [{ at, course, batch }] : [];
    }),
  );
  return starts.reduce<NextStart | null>((first, start) => (first && first.at <= start.at ? first : start), null);
}

/**
 * `Monday at 6:30 AM`, `today at …`, `tomorrow at …`, and after a week `on December 5 at …`, by the clock of
 * `timeZone`.
 */
export function describeStart(at: Date, now: Date, timeZone: string = brand.timeZone): string {
  const { day, time } = wallClock(at, timeZone);
  const days = daysBetween(wallClock(now, timeZone).day, day);
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : days < 7 ? weekdayName(day) : `on ${formatDay(day)}`;
  return `${when} at ${formatClock(time)}`;
}
