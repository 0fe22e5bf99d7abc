import type { ServiceContext, UserContext } from '../../../platform/context/context';
import { managesAs } from '../../../platform/context/policy';
import type { Principal } from '../../../platform/context/principal';
import { forbidden } from '../../../platform/http/api-error';
import { courseNotFound } from '../../../platform/http/common-errors';
import { mayEditCourse } from '../../catalogue/courses/policy';
import { mayReadCourse } from '../../catalogue/courses/service';
import { courseOfAnotherTrainer, listChanged } from '../errors';
import { type CourseRecord, findCourse, taughtBatches } from '../repo';

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
 * A course whose users the caller may list, and of which batches: null for all, those that a trainer of the institute
 * teaches otherwise. The learners of a deleted course keep their seats, so its lists stay.
 * @throws ApiError FORBIDDEN (403), COURSE_NOT_FOUND (404)
 */
export async function taughtCourse(
  { db, principal }: Pick<UserContext, 'db' | 'principal'>,
  courseId: number,
): Promise<{ course: CourseRecord; batchIds: number[] | null }> {
  const course = await findCourse(db, courseId, { includeDeleted: true });
  if (!course) throw courseNotFound();
  if (mayEditCourse(principal, course)) return { course, batchIds: null };
  const { trainerId } = principal;
  const batchIds = trainerId === null ? [] : await taughtBatches(db, { courseId, trainerId });
  if (batchIds.length === 0) throw courseOfAnotherTrainer();
  return { course, batchIds };
}

/**
 * The course, if the caller may read its page, and whether the caller may edit it.
 * @throws ApiError COURSE_NOT_FOUND (404), also for a course that the caller may not read.
 */
export async function readableCourse(
  { db, principal }: ServiceContext,
  courseId: number,
): Promise<{ course: CourseRecord; editable: boolean }> {
  const course = await findCourse(db, courseId, { includeDeleted: true });
  if (!course || !(await mayReadCourse({ db, principal }, course))) throw courseNotFound();
  return { course, editable: !course.deletedAt && mayEditCourse(principal, course) };
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
