import { firstSession } from '@kaksha/domain/batch-sessions';
import { firstBatch, isUpcoming } from '@kaksha/domain/batches';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { dayIn, ianaZone, timeUntil } from '@kaksha/domain/dates';

/** Sentence about the saved course that starts first; null without one. */
export function describeSaved(courses: readonly CourseSummary[], now: Date): string | null {
  const starts = courses
    .flatMap((course) => {
      const batch = firstBatch(course.batches, now);
      const session = batch && isUpcoming(batch, now) ? firstSession(batch) : null;
      return session ? [{ course, session }] : [];
    })
    .sort((one, other) => one.session.start.getTime() - other.session.start.getTime());
  const [first] = starts;
  if (!first) return null;
  const ahead = timeUntil(first.session.day, dayIn(ianaZone(first.session.timeZone), now));
  if (!ahead) return null;
  const when = ahead.toLowerCase();
  return courses.length === 1 ? `It starts ${when}.` : `${first.course.name} starts first, ${when}.`;
}
