import type { AdminRight } from '@kaksha/domain/admin-rights';
import * as limits from '@kaksha/domain/limits';
import { ApiError, forbidden } from '../http/api-error';
import type { Principal } from './principal';

/** Permission rules that several modules share; each module's policy.ts has its own rules. */

/** Whether an administrator holds the right. */
export const mayAs = (principal: Principal | null, right: AdminRight): boolean =>
  principal?.rights.includes(right) ?? false;

/** Trainers manage their own resources, administrators with the right all. */
export function managesAs(
  principal: Principal | null,
  trainerId: number,
  right: AdminRight = 'content',
): principal is Principal {
  return principal !== null && (mayAs(principal, right) || principal.trainerId === trainerId);
}

/**
 * The trainer of the course, the teacher of the batch and administrators may teach the batch.
 * @param teacherId  `teacherOfBatch` of the database: staff who left the institute teach none of its batches
 */
export const mayTeach = (
  principal: Principal,
  { courseTrainerId, teacherId }: { courseTrainerId: number; teacherId: number },
): boolean => managesAs(principal, courseTrainerId) || managesAs(principal, teacherId);

/**
 * Payouts and the public profile: not for managers of an institute.
 * @throws ApiError FORBIDDEN (403) for a manager
 */
export function mustNotBeManager({ instituteRole }: Principal): void {
  if (instituteRole === 'manager') throw forbidden('Only an owner of the institute may see or change this.');
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

/** Whether the session proved its user within the last 10 minutes. */
export function isRecentProof({ provenAt }: Pick<Principal, 'provenAt'>, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() < limits.stepUp.minutes * 60_000;
}

/**
 * Guards what a thief of a session would do: change money, rights and secrets, export, delete. Routes whose calls
 * always need it say so with `confirmation: 'always'` in their config.
 * @throws ApiError STEP_UP_REQUIRED (403)
 */
export function mustBeProven(principal: Pick<Principal, 'provenAt'>, now: Date): void {
  if (!isRecentProof(principal, now)) throw new ApiError(403, 'STEP_UP_REQUIRED', 'Please confirm that it is you.');
}
