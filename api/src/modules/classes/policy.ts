import { managesAs } from '../../policy';
import type { Principal } from '../../principal';

/** The trainer of the course, the trainer of the batch and admins join without a seat. */
export function mayTeach(
  principal: Principal,
  { batchTrainerId, courseTrainerId }: { batchTrainerId: number; courseTrainerId: number },
): boolean {
  return managesAs(principal, courseTrainerId) || managesAs(principal, batchTrainerId);
}
