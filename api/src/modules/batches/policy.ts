import { managesAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';

/** Closed batches, and those of drafts and hidden courses, are listed for the trainer and admins. */
export function maySeeHiddenBatches(principal: Principal | null, trainerId: number): boolean {
  return managesAs(principal, trainerId);
}

/** The batches that a user lists by default: all for an admin, their own for a trainer, none (null) for others. */
export function ownBatchFilter(principal: Principal): { trainerId?: number } | null {
  if (principal.isAdmin) return {};
  return principal.trainerId === null ? null : { trainerId: principal.trainerId };
}
