import type { ModeratedState } from '@kaksha/domain/feedback';
import { reasonRules } from '@kaksha/domain/review-rules';
import { inTransaction, type UserContext } from '../../platform/context/context';
import { mayAs } from '../../platform/context/policy';
import { showAtOnce } from '../../platform/edge/show-at-once';
import { forbidden } from '../../platform/http/api-error';
import { ownCourse } from '../../platform/http/common-errors';
import { check } from '../../platform/http/form';
import { emit } from '../../platform/outbox/emit';
import { editableCourse, readableCourse } from '../authoring/access/service';
import { auditCourse } from '../authoring/audit/service';
import { settleHidden } from '../seats/service';
import { courseReported } from './errors';
import { addReport, handleReports, listModerated, type ModeratedRow, setHidden } from './repo';
import type { CourseReportBody, HideCourseBody } from './schema';

/**
 * Reports a course to the administrators. Each user reports a course once.
 * @throws ApiError FORBIDDEN (403) for its own trainer, COURSE_NOT_FOUND (404), ALREADY_REPORTED (409)
 */
export async function reportCourse(
  context: UserContext,
  { courseId, reason, note = '' }: { courseId: number } & CourseReportBody,
): Promise<void> {
  const { db, principal } = context;
  const { course } = await readableCourse(context, courseId);
  if (course.trainerId === principal.trainerId) throw ownCourse();
  const report = { courseId, userId: principal.id, reason, note: note.trim() };
  if (!(await addReport(db, report))) throw courseReported();
}

/** Courses with open reports, or hidden ones. @throws ApiError FORBIDDEN (403) */
export async function getModeratedCourses(
  { db, principal }: UserContext,
  { state, page, count }: { state: ModeratedState; page: number; count: number },
): Promise<{ rows: ModeratedRow[]; total: number }> {
  if (!mayAs(principal, 'content')) throw forbidden();
  return listModerated(db, { state, offset: (page - 1) * count, limit: count });
}

/**
 * Settles the open reports of a course that stays.
 * @throws ApiError FORBIDDEN (403), COURSE_NOT_FOUND (404)
 */
export async function dismissCourseReports(context: UserContext, courseId: number): Promise<void> {
  if (!mayAs(context.principal, 'content')) throw forbidden();
  await inTransaction(context, async (tx) => {
    const course = await editableCourse(tx, { courseId });
    const dismissed = await handleReports(tx.db, courseId);
    if (dismissed > 0) await auditCourse(tx, { action: 'course.dismiss-reports', course, detail: { dismissed } });
  });
}

/**
 * Hides a course from visitors, or shows it again as its trainer set it. Hiding settles its reports and ends its waiting
 * lists. The trainer is told.
 * @throws ApiError VALIDATION_FAILED (400) without a reason, FORBIDDEN (403), COURSE_NOT_FOUND (404)
 */
export async function hideCourse(
  context: UserContext,
  { courseId, hidden, reason: given = '' }: { courseId: number } & HideCourseBody,
): Promise<void> {
  if (!mayAs(context.principal, 'content')) throw forbidden();
  const reason = given.trim();
  if (hidden) check(reasonRules, { reason });
  await inTransaction(context, async (tx) => {
    const course = await editableCourse(tx, { courseId, lock: true });
    if (hidden) await handleReports(tx.db, courseId);
    if ((course.hiddenAt !== null) === hidden) return;
    await setHidden(tx.db, courseId, hidden ? { at: tx.clock.now(), reason } : null);
    if (course.isPublic && hidden) await settleHidden(tx, { courseId });
    const action = hidden ? 'course.hide' : 'course.show';
    await auditCourse(tx, { action, course, detail: { byModerator: true, ...(hidden && { reason }) } });
    await emit(tx, { kind: 'course.moderated', payload: { courseId, hidden } });
    await showAtOnce(tx, ['catalogue']);
  });
}
