import type { UserContext } from '../../../platform/context/context';
import type { Principal } from '../../../platform/context/principal';
import { writeAudit } from '../../../platform/database/audit';
import type { CourseRecord } from '../repo';

/** Records a change of a course. Call it in the transaction of the change. */
export function auditCourse(
  { db, principal, requestId }: UserContext,
  {
    action,
    course,
    detail = {},
  }: { action: `course.${string}`; course: CourseRecord; detail?: Record<string, unknown> },
): Promise<void> {
  return writeAudit(db, {
    actorId: principal.id,
    action,
    entityId: course.id,
    detail: { name: course.name, trainerId: course.trainerId, ...moderation(principal, course), ...detail },
    requestId,
  });
}

/** Records the deletion of a content or module, or a change of a batch. Call it in the transaction of the change. */
export function auditCoursePart(
  { db, principal, requestId }: UserContext,
  {
    action,
    course,
    id,
    detail,
  }: {
    action: `${'batch' | 'content' | 'module'}.delete` | `batch.${string}`;
    course: CourseRecord;
    id: number;
    detail: Record<string, unknown>;
  },
): Promise<void> {
  return writeAudit(db, {
    actorId: principal.id,
    action,
    entityId: id,
    detail: { courseId: course.id, trainerId: course.trainerId, ...moderation(principal, course), ...detail },
    requestId,
  });
}

/** Marks a change by anyone but the course's trainer. */
const moderation = (principal: Principal, course: CourseRecord) =>
  principal.trainerId !== course.trainerId && { moderated: true };
