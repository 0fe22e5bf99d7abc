import { managesAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';
import { ownCourse } from '../../platform/http/common-errors';

/** Trainers cannot mark an interest in their own course. @throws ApiError FORBIDDEN (403) */
export function mustNotBeOwnCourse({ isOwn }: { isOwn: boolean }): void {
  if (isOwn) throw ownCourse();
}

/** The number of users is for the course's trainer and administrators; others see their own count. */
export function maySeeUserCount(principal: Principal, { trainerId }: { trainerId: number }): boolean {
  return managesAs(principal, trainerId);
}
