import { managesAs } from '../../policy';
import type { Principal } from '../../principal';

/** Closed batches, and those of drafts and hidden courses, are listed for the trainer and admins. */
export function maySeeHiddenBatches(principal: Principal | null, trainerId: number): boolean {
  return managesAs(principal, trainerId);
}

/** Whose batches a user lists without naming a trainer: an admin all, a trainer their own, other users none (null). */
export function ownBatchFilter(principal: Principal): { trainerId?: number } | null {
  if (principal.isAdmin) return {};
  return principal.trainerId === null ? null : { trainerId: principal.trainerId };
}
