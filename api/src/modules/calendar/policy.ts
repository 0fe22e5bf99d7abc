import { mayTeach } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';
import type { ScheduledBatch } from './repo';

/** Open batches of public courses are visible to all; others to enrolled learners, their trainers and admins. */
export function maySeeBatch(
  principal: Principal | null,
  { batch, course, teacherId, hasSeat }: ScheduledBatch,
): boolean {
  if (course.isPublic && batch.active) return true;
  if (principal === null) return false;
  return hasSeat || mayTeach(principal, { courseTrainerId: course.trainerId, teacherId });
}
