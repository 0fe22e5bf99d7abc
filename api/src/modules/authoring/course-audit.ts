import type { Actor } from '../../actor';
import { writeAudit } from '../../audit';
import type { Database } from '../../db/database';
import type { CourseRecord } from './repo';

/** Notes what somebody did to a course, in the transaction that does it. */
export function auditCourse(
  tx: Database,
  actor: Actor,
  action: `course.${string}`,
  course: CourseRecord,
  detail: Record<string, unknown> = {},
): Promise<void> {
  return writeAudit(tx, {
    actorId: actor.id,
    action,
    entityId: course.id,
    detail: { name: course.name, trainerId: course.trainerId, ...moderation(actor, course), ...detail },
    requestId: actor.requestId,
  });
}

/** Notes what somebody took from a course, in the transaction that does it. */
export function auditPart(
  tx: Database,
  actor: Actor,
  action: `${'batch' | 'content' | 'module'}.delete`,
  course: CourseRecord,
  { id, ...detail }: { id: number } & Record<string, unknown>,
): Promise<void> {
  return writeAudit(tx, {
    actorId: actor.id,
    action,
    entityId: id,
    detail: { courseId: course.id, trainerId: course.trainerId, ...moderation(actor, course), ...detail },
    requestId: actor.requestId,
  });
}

/** Whatever somebody else than the course's trainer does to it is moderation. */
const moderation = (actor: Actor, course: CourseRecord) => actor.trainerId !== course.trainerId && { moderated: true };
