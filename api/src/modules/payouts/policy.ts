import { forbidden } from '../../api-error';
import { managesAs, mustNotBeManager } from '../../policy';
import type { Principal } from '../../principal';

/** Administrators approve and pay. @throws ApiError FORBIDDEN (403) */
export function mustPayTrainers({ isAdmin }: Principal): void {
  if (!isAdmin) throw forbidden();
}

/** The trainer, owners of the institute, and administrators. @throws ApiError FORBIDDEN (403) */
export function mustSeeEarnings(principal: Principal, trainerId: number): void {
  if (!managesAs(principal, trainerId)) throw forbidden();
  if (!principal.isAdmin) mustNotBeManager(principal);
}
