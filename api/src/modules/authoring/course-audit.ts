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
  // Whatever somebody else than the course's trainer does to it is moderation.
  const moderated = actor.trainerId !== course.trainerId;
  return writeAudit(tx, {
    actorId: actor.id,
    action,
    entityId: course.id,
    detail: { name: course.name, trainerId: course.trainerId, ...(moderated && { moderated }), ...detail },
    requestId: actor.requestId,
  });
}
