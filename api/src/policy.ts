import { forbidden } from './api-error';
import type { Principal } from './principal';

/** Permission rules that several modules share; each module's policy.ts has its own rules. */

/** Trainers manage their own resources, administrators all. */
export function managesAs(principal: Principal | null, trainerId: number): principal is Principal {
  return principal !== null && (principal.isAdmin || principal.trainerId === trainerId);
}

/**
 * The caller's id. User ids in an address or body are claims and must equal it.
 * @throws ApiError FORBIDDEN (403) for another id
 */
export function ownId(principal: Principal, claimed: number | undefined): number {
  if (claimed !== undefined && claimed !== principal.id) throw forbidden();
  return principal.id;
}

/** @throws ApiError FORBIDDEN (403) for a user who is not a trainer */
export function ownTrainerId({ trainerId }: Principal): number {
  if (trainerId === null) throw forbidden('This is for trainers only.');
  return trainerId;
}
