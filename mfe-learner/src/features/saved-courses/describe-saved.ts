import { batchStart, firstBatch, isUpcoming } from '@kaksha/domain/batches';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { dayIn, ianaZone, timeUntil } from '@kaksha/domain/dates';

/** Sentence about the saved course that starts first; null without one. */
export function describeSaved(courses: readonly CourseSummary[], now: Date): string | null {
  const starts = courses
    .map((course) => ({ course, batch: firstBatch(course.batches, now) }))
    .flatMap(({ course, batch }) => (batch && isUpcoming(batch, now) ? [{ course, batch }] : []))
    .sort((one, other) => batchStart(one.batch).getTime() - batchStart(other.batch).getTime());
  const [first] = starts;
  if (!first) return null;
  const ahead = timeUntil(first.batch.startDate, dayIn(ianaZone(first.batch.timeZone), now));
  if (!ahead) return null;
  const when = ahead.toLowerCase();
  return courses.length === 1 ? `It starts ${when}.` : `${first.course.name} starts first, ${when}.`;
}
