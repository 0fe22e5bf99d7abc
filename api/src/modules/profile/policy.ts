import type { Principal } from '../../platform/context/principal';
import { adminAccount, hasLearners, hasPayers } from './errors';

/** Profiles, goals, interests and saved searches belong to their user only: `ownId` of the shared policy. */

/** @throws ApiError ADMIN_ACCOUNT (409) */
export function mustNotBeAdmin(principal: Principal): void {
  if (principal.isAdmin || principal.lacksSecondFactor) throw adminAccount();
}

/** A trainer can leave when no batch with learners is under way. @throws ApiError HAS_LEARNERS (409) */
export function mustHaveNoLearners(learners: number): void {
  if (learners > 0) throw hasLearners(learners);
}

/** A trainer can leave when no learner is paying for a course. @throws ApiError HAS_OPEN_ORDERS (409) */
export function mustHaveNoPayers(payers: number): void {
  if (payers > 0) throw hasPayers(payers);
}
