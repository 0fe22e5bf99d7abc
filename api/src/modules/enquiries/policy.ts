import { mayTeach } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';
import { ownCourse } from '../../platform/http/common-errors';
import { notRecipient } from './errors';

/** `teacherId`: who teaches the batch of the enquiry; null without a batch. */
interface Received {
  enquiry: { trainerId: number };
  teacherId: number | null;
}

/** Trainers do not enquire about their own course. @throws ApiError FORBIDDEN (403) */
export function mustNotBeOwnCourse({ isOwn }: { isOwn: boolean }): void {
  if (isOwn) throw ownCourse();
}

/**
 * The trainer who received the enquiry, the one of its batch and administrators may answer it.
 * @throws ApiError FORBIDDEN (403)
 */
export function mustBeRecipient(principal: Principal, { enquiry, teacherId }: Received): void {
  const { trainerId: courseTrainerId } = enquiry;
  if (!mayTeach(principal, { courseTrainerId, teacherId: teacherId ?? courseTrainerId })) throw notRecipient();
}

/** The side of an enquiry on which the caller writes. @throws ApiError FORBIDDEN (403) for others */
export function sideOf(
  principal: Principal,
  received: Received & { enquiry: { userId: number } },
): 'learner' | 'trainer' {
  if (received.enquiry.userId === principal.id) return 'learner';
  mustBeRecipient(principal, received);
  return 'trainer';
}
