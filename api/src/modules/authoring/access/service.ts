import { forbidden } from '../../../api-error';
import type { ServiceContext, UserContext } from '../../../context';
import { managesAs } from '../../../policy';
import type { Principal } from '../../../principal';
import { mayEditCourse, maySeeCourse } from '../../catalogue/courses/policy';
import { courseNotFound, courseOfAnotherTrainer, listChanged } from '../errors';
import { type CourseRecord, findCourse } from '../repo';

/**
 * The course, if the caller may edit it. With `lock` no other transaction changes it until this one ends.
 * @throws ApiError COURSE_NOT_FOUND (404), FORBIDDEN (403).
 */
export async function editableCourse(
  { db, principal }: Pick<UserContext, 'db' | 'principal'>,
  { courseId, lock = false, includeDeleted = false }: { courseId: number; lock?: boolean; includeDeleted?: boolean },
): Promise<CourseRecord> {
  const course = await findCourse(db, courseId, { lock, includeDeleted });
  if (!course) throw courseNotFound();
  if (!mayEditCourse(principal, course)) throw courseOfAnotherTrainer();
  return course;
}

/**
 * The course, if the caller may see it, and whether the caller may edit it.
 * @throws ApiError COURSE_NOT_FOUND (404), also for a course that the caller may not see.
 */
export async function visibleCourse(
  { db, principal }: ServiceContext,
  courseId: number,
): Promise<{ course: CourseRecord; editable: boolean }> {
  const course = await findCourse(db, courseId);
  if (!course || !maySeeCourse(principal, course)) throw courseNotFound();
  return { course, editable: mayEditCourse(principal, course) };
}

/** @throws ApiError FORBIDDEN (403) when a body names another trainer than the caller; admins may name any trainer. */
export function requireOwnTrainer(principal: Principal, claimed: number | null | undefined): void {
  if (claimed !== undefined && claimed !== null && !managesAs(principal, claimed)) throw forbidden();
}

/** @throws ApiError LIST_CHANGED (409) unless `ids` holds exactly the ids of the rows. */
export function requireSameIds(rows: readonly { id: number }[], ids: readonly number[]): void {
  const wanted = new Set(ids);
  if (rows.length !== ids.length || rows.some(({ id }) => !wanted.has(id))) throw listChanged();
}
