import { classDays } from '@kaksha/domain/batches';
import type { Batch, CourseSummary, DaysFilter } from '@kaksha/domain/catalogue';

/**
 * The course as a list should show it that is about some of its batches only: a card speaks for the first batch it is
 * given. With none of them left the course stays as it is.
 */
export function narrowedTo(course: CourseSummary, isMeant: (batch: Batch) => boolean): CourseSummary {
  const batches = course.batches.filter(isMeant);
  return batches.length && batches.length < course.batches.length ? { ...course, batches } : course;
}

/** Whether a batch meets on weekdays or on weekends; one that meets on any day suits both. */
export function meetsOn(days: DaysFilter): (batch: Batch) => boolean {
  const monday = 1;
  const saturday = 6;
  return ({ dayOfWeek }) => classDays(dayOfWeek).includes(days === 'weekend' ? saturday : monday);
}
