import { mayAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';

/** Only the author deletes feedback. */
export function mayDelete(principal: Principal, feedback: { userId: number }): boolean {
  return feedback.userId === principal.id;
}

/** Only learners who enrolled with the trainer give feedback. */
export function mayGive(enrolledCourses: readonly object[]): boolean {
  return enrolledCourses.length > 0;
}

/** Administrators hide reviews, and read and settle their reports. */
export function mayModerate(principal: Principal): boolean {
  return mayAs(principal, 'content');
}

/** The reviewed trainer answers. Administrators hide reviews and do not answer for trainers. */
export function mayAnswer(principal: Principal, feedback: { trainerId: number }): boolean {
  return principal.trainerId === feedback.trainerId;
}
