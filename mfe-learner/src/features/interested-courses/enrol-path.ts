import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';

/** Where one enrols: `/Payment/{courseId}/{trainerId}?t={batchId}&u={userId}`; what is not known is left out. */
export function enrolPath(course: CourseSummary, batch: Batch | null, userId: number | null): string {
  const parameters = new URLSearchParams();
  if (batch) parameters.set('t', String(batch.id));
  if (userId !== null) parameters.set('u', String(userId));
  return `/Payment/${course.id}/${course.trainer.id}?${parameters}`;
}
