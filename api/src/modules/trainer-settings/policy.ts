import { managesAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';

/** A trainer edits their own settings; admins edit all. */
export function mayEditSettings(principal: Principal, trainerId: number): boolean {
  return managesAs(principal, trainerId, 'finance');
}

/** Support links are visible to the trainer's enrolled learners as well. */
export function maySeeSupport(principal: Principal, trainerId: number, enrolled: boolean): boolean {
  return mayEditSettings(principal, trainerId) || enrolled;
}
