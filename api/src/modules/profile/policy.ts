import { conflict } from '../../api-error';
import type { Principal } from '../../principal';

/** Profiles, goals, interests and saved searches belong to their user only: `ownId` of the shared policy. */

/** @throws ApiError ADMIN_ACCOUNT (409) */
export function mustNotBeAdmin(principal: Principal): void {
  if (principal.isAdmin || principal.lacksSecondFactor) {
    throw conflict('An administrator cannot leave like this. Please ask another one.', 'ADMIN_ACCOUNT');
  }
}

/** A trainer can leave when no batch with learners is under way. @throws ApiError HAS_LEARNERS (409) */
export function mustHaveNoLearners(learners: number): void {
  if (learners === 0) return;
  const who = learners === 1 ? '1 learner is' : `${learners} learners are`;
  throw conflict(`${who} enrolled in your batches. Please finish them first, or write to us.`, 'HAS_LEARNERS');
}
