import { managesAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';

/** A trainer's phone and e-mail address are visible to the trainer and to admins. */
export function maySeeContact(principal: Principal | null, trainerId: number): boolean {
  return managesAs(principal, trainerId, 'people');
}
