import { managesAs } from '../../policy';
import type { Principal } from '../../principal';

/** The course's trainer, the batch's trainer and admins may teach the batch. */
export function mayTeach(
  principal: Principal,
  { batchTrainerId, courseTrainerId }: { batchTrainerId: number; courseTrainerId: number },
): boolean {
  return managesAs(principal, courseTrainerId) || managesAs(principal, batchTrainerId);
}
