import { managesAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';

/** Modules of drafts and hidden courses are listed for the trainer and admins. */
export function maySeeHiddenModules(principal: Principal | null, trainerId: number): boolean {
  return managesAs(principal, trainerId);
}
