import { managesAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';

/** Contents that are switched off, and those of drafts, are listed for the trainer and admins. */
export function maySeeHiddenContents(principal: Principal | null, trainerId: number): boolean {
  return managesAs(principal, trainerId);
}
