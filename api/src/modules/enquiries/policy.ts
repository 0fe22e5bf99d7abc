import type { Principal } from '../../principal';
import { notRecipient, ownCourse } from './errors';

/** Trainers do not enquire about their own course. @throws ApiError FORBIDDEN (403) */
export function mustNotBeOwnCourse({ isOwn }: { isOwn: boolean }): void {
  if (isOwn) throw ownCourse();
}

/** The trainer who received the enquiry and administrators may answer it. @throws ApiError FORBIDDEN (403) */
export function mustBeRecipient(principal: Principal, enquiry: { trainerId: number }): void {
  if (!principal.isAdmin && principal.trainerId !== enquiry.trainerId) throw notRecipient();
}
