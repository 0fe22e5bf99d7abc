import { ownCourse } from '../../common-errors';
import type { Principal } from '../../principal';
import { notRecipient } from './errors';

/** Trainers do not enquire about their own course. @throws ApiError FORBIDDEN (403) */
export function mustNotBeOwnCourse({ isOwn }: { isOwn: boolean }): void {
  if (isOwn) throw ownCourse();
}

/**
 * The trainer who received the enquiry, the one of its batch and administrators may answer it.
 * @throws ApiError FORBIDDEN (403)
 */
export function mustBeRecipient(principal: Principal, trainerIds: readonly (number | undefined)[]): void {
  if (!principal.isAdmin && !trainerIds.some((id) => id === principal.trainerId)) throw notRecipient();
}

/** The side of an enquiry on which the caller writes. @throws ApiError FORBIDDEN (403) for others */
export function sideOf(
  principal: Principal,
  { userId, trainerIds }: { userId: number; trainerIds: readonly (number | undefined)[] },
): 'learner' | 'trainer' {
  if (userId === principal.id) return 'learner';
  mustBeRecipient(principal, trainerIds);
  return 'trainer';
}
