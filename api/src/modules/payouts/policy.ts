import { forbidden } from '../../api-error';
import type { UserContext } from '../../context';
import { managesAs, mustBeProven, mustNotBeManager } from '../../policy';
import type { Principal } from '../../principal';

/** Administrators approve and pay. @throws ApiError FORBIDDEN (403) */
export function mustPayTrainers({ isAdmin }: Principal): void {
  if (!isAdmin) throw forbidden();
}

/**
 * Administrators with a recent proof change payouts and see accounts.
 * @throws ApiError FORBIDDEN, STEP_UP_REQUIRED (403)
 */
export function mustBeProvenToPay({ principal, clock }: Pick<UserContext, 'principal' | 'clock'>): void {
  mustPayTrainers(principal);
  mustBeProven(principal, clock.now());
}

/** The trainer, owners of the institute, and administrators. @throws ApiError FORBIDDEN (403) */
export function mustSeeEarnings(principal: Principal, trainerId: number): void {
  if (!managesAs(principal, trainerId)) throw forbidden();
  if (!principal.isAdmin) mustNotBeManager(principal);
}
