import { managesAs } from '../../policy';
import type { Principal } from '../../principal';

/** Contents that are switched off, and those of drafts, are listed for the trainer and admins. */
export function maySeeHiddenContents(principal: Principal | null, trainerId: number): boolean {
  return managesAs(principal, trainerId);
}
