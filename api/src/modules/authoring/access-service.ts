import { conflict, forbidden, notFound } from '../../api-error';
import type { Database } from '../../db/database';
import type { Viewer } from '../../viewer';
import { mayEdit, maySee } from './policy';
import { type CourseRecord, findCourse } from './repo';

/** For every area that changes or shows parts of courses: the course, if the viewer may. */

export { auditPart } from './course-audit';

export const noSuchCourse = () => notFound('There is no such course.', 'COURSE_NOT_FOUND');

/** Throws 404 for a course that is not there or deleted, 403 for somebody else's. */
export async function editableCourse(
  db: Database,
  viewer: Viewer,
  courseId: number,
  options: { lock?: boolean } = {},
): Promise<CourseRecord> {
  const course = await findCourse(db, courseId, options);
  if (!course) throw noSuchCourse();
  if (!mayEdit(viewer, course)) throw forbidden('This is the course of another trainer.');
  return course;
}

/** Throws 404 for a course that is not there, or not for the viewer. `manages`: they may also change it. */
export async function visibleCourse(
  db: Database,
  viewer: Viewer,
  courseId: number,
): Promise<{ course: CourseRecord; manages: boolean }> {
  const course = await findCourse(db, courseId);
  if (!course || !maySee(viewer, course)) throw noSuchCourse();
  return { course, manages: mayEdit(viewer, course) };
}

/** Throws 403 when a body speaks for another trainer than the caller; an admin may name anybody. */
export function requireOwnTrainer(viewer: Viewer, claimed: number | null | undefined): void {
  if (claimed !== undefined && claimed !== null && !managesTrainer(viewer, claimed)) throw forbidden();
}

/** Whether the viewer is that trainer, or an admin. */
export function managesTrainer(viewer: Viewer, trainerId: number): boolean {
  return mayEdit(viewer, { trainerId });
}

/** Throws 409 unless the ids are exactly those of the rows: somebody may have added or deleted one meanwhile. */
export function requireOrder(rows: readonly { id: number }[], ids: readonly number[]): void {
  const wanted = new Set(ids);
  if (rows.length !== ids.length || rows.some(({ id }) => !wanted.has(id))) {
    throw conflict('The list has changed since you opened it. Reload it and order it again.', 'LIST_CHANGED');
  }
}
