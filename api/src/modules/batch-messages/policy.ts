import { managesAs } from '../../policy';
import type { Principal } from '../../principal';
import { sendForbidden } from './errors';
import type { BatchOfMessages } from './repo';

/** The trainer of the course, the trainer of the batch and admins. */
export const mayTeach = (principal: Principal, { courseTrainerId, trainerId }: BatchOfMessages): boolean =>
  managesAs(principal, courseTrainerId) || managesAs(principal, trainerId);

/** @throws ApiError FORBIDDEN (403) */
export function mustTeach(principal: Principal, batch: BatchOfMessages): void {
  if (!mayTeach(principal, batch)) throw sendForbidden();
}
