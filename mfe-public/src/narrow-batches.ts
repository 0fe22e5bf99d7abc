import { classDays } from '@kaksha/domain/batches';
import type { Batch, CourseSummary, DaysFilter } from '@kaksha/domain/catalogue';

/**
 * The course with only the batches that match, because a card shows the first batch. Without a match the course is
 * unchanged.
 */
export function narrowBatches(course: CourseSummary, isMeant: (batch: Batch) => boolean): CourseSummary {
  const batches = course.batches.filter(isMeant);
  return batches.length && batches.length < course.batches.length ? { ...course, batches } : course;
}

/** Whether a batch meets on weekdays or on weekends. A batch that meets on any day matches both. */
export function meetsOn(days: DaysFilter): (batch: Batch) => boolean {
  const monday = 1;
  const saturday = 6;
  return ({ dayOfWeek }) => classDays(dayOfWeek).includes(days === 'weekend' ? saturday : monday);
}

export const isInClassroom = ({ mode }: Batch): boolean => mode !== 'Online';
