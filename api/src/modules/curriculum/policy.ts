import type { Actor } from '../../actor';
import { forbidden } from '../../api-error';
import type { Database } from '../../db/database';
import type { Viewer } from '../../viewer';
import { editableCourse, managesTrainer, requireOwnTrainer, visibleCourse } from '../authoring/access-service';

/** Modules are their course's. Throws 403 and 404 as `editableCourse` and `visibleCourse` do. */

/** Whoever may change the course may change them, in no other trainer's name; one after the other. */
export async function mustEdit(
  tx: Database,
  actor: Actor,
  { courseId, trainerId }: { courseId: number; trainerId?: number | null },
): ReturnType<typeof editableCourse> {
  const course = await editableCourse(tx, actor, courseId, { lock: true });
  requireOwnTrainer(actor, trainerId);
  return course;
}

/** Throws 403 for a body that names another course than the module's. */
export function mustStay(module: { courseId: number }, claimed: number | null | undefined): void {
  if (claimed && claimed !== module.courseId) throw forbidden('A module stays with its course.');
}

/** Whoever sees the course sees its modules. */
export async function mustSee(db: Database, viewer: Viewer, courseId: number): Promise<void> {
  await visibleCourse(db, viewer, courseId);
}

/** Of all courses of a trainer: those that everybody sees, and all for the trainer and admins. */
export const seenOfTrainer = (viewer: Viewer, trainerId: number) => ({
  publicOnly: !managesTrainer(viewer, trainerId),
});
