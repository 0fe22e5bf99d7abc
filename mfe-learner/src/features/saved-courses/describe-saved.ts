import { upcomingStarts } from '@kaksha/domain/batches';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { dayIn, ianaZone, timeUntil } from '@kaksha/domain/dates';

/** Sentence about the saved course that starts first; null without one. */
export function describeSaved(courses: readonly CourseSummary[], now: Date): string | null {
  const starts = courses
    .flatMap((course) => {
      const [next] = upcomingStarts(course.batches, now);
      return next ? [{ course, session: next.first }] : [];
    })
    .sort((one, other) => one.session.start.getTime() - other.session.start.getTime());
  const [first] = starts;
  if (!first) return null;
  const ahead = timeUntil(first.session.day, dayIn(ianaZone(first.session.timeZone), now));
  if (!ahead) return null;
  const when = ahead.toLowerCase();
  return courses.length === 1 ? `It starts ${when}.` : `${first.course.name} starts first, ${when}.`;
}
