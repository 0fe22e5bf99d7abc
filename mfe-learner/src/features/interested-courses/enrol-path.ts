import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';

/** Address of the payment page: `/Payment/{courseId}/{trainerId}?t={batchId}&u={userId}`, without unknown parts. */
export function enrolPath(course: CourseSummary, batch: Batch | null, userId: number | null): string {
  const parameters = new URLSearchParams();
  if (batch) parameters.set('t', String(batch.id));
  if (userId !== null) parameters.set('u', String(userId));
  return `/Payment/${course.id}/${course.trainer.id}?${parameters}`;
}
