import type { Batch } from '@kaksha/domain/catalogue';
import type { UserContext } from '../../../context';
import { editableCourse } from '../../authoring/access/service';
import { type Figures, figuresOf } from '../activity/repo';
import { batchesById } from './batches-repo';
import { type ContactRow, countEnrolled, type EnrolledRow, findContacts, findEnrolled, type Slice } from './repo';

/** Users of one course, for its trainer. */
export interface CourseUsers<T> {
  course: { id: number; name: string; slug: string };
  rows: T[];
  /** The number of users without the slice. */
  total: number;
  figures: Figures;
}

interface ListInput {
  courseId: number;
  slice: Slice;
}

/** Checks the permission and adds the totals. @throws ApiError FORBIDDEN (403), COURSE_NOT_FOUND (404) */
export async function listCourseUsers<T>(
  { db, principal }: UserContext,
  { courseId, figure }: { courseId: number; figure: keyof Figures },
  find: () => Promise<T[]>,
): Promise<CourseUsers<T>> {
  // The learners of a deleted course keep their seats, so its trainer keeps the list.
  const { id, name, slug } = await editableCourse({ db, principal }, { courseId, includeDeleted: true });
  const [rows, figures] = await Promise.all([find(), figuresOf(db, { courseId })]);
  return { course: { id, name, slug }, rows, total: figures[figure], figures };
}

/** Enrolled and refunded users with their batches, latest first. @throws ApiError FORBIDDEN (403), COURSE_NOT_FOUND (404) */
export async function getEnrolledUsers(
  context: UserContext,
  { courseId, slice }: ListInput,
): Promise<CourseUsers<EnrolledRow> & { batches: Map<number, Batch> }> {
  const { db } = context;
  const enrolled = await listCourseUsers(context, { courseId, figure: 'enrolments' }, () =>
    findEnrolled(db, courseId, slice),
  );
  const [total, batches] = await Promise.all([countEnrolled(db, courseId), batchesById(db, courseId)]);
  return { ...enrolled, total, batches };
}

/**
 * Users who chatted, were interested or enquired, latest first.
 * @throws ApiError FORBIDDEN (403), COURSE_NOT_FOUND (404)
 */
export async function getContactedUsers(
  context: UserContext,
  { courseId, slice }: ListInput,
): Promise<CourseUsers<ContactRow>> {
  const { db } = context;
  return listCourseUsers(context, { courseId, figure: 'contacts' }, () => findContacts(db, courseId, slice));
}
