import { managesAs } from '../../../platform/context/policy';
import type { Principal } from '../../../platform/context/principal';

/** A course and its batches, contents and modules are edited by its trainer and by admins. */
export function mayEditCourse(principal: Principal | null, course: { trainerId: number }): principal is Principal {
  return managesAs(principal, course.trainerId);
}

/** Public courses are visible to all; drafts and hidden courses to those who may edit them. */
export function maySeeCourse(
  principal: Principal | null,
  course: { isPublic: boolean; trainerId: number; deletedAt?: Date | null },
): boolean {
  return course.isPublic || (!course.deletedAt && mayEditCourse(principal, course));
}

/** Trainer and learner see each other's contact details from the learner's first contact on. */
export function maySeeTrainerContact({
  editable,
  hasContacted,
}: {
  editable: boolean;
  hasContacted: boolean;
}): boolean {
  return editable || hasContacted;
}

/** Only trainers create courses. */
export function mayCreateCourse(principal: Principal): principal is Principal & { trainerId: number } {
  return principal.trainerId !== null;
}
