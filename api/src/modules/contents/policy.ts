import type { Actor } from '../../actor';
import type { Database } from '../../db/database';
import type { Viewer } from '../../viewer';
import { editableCourse, managesTrainer, requireOwnTrainer, visibleCourse } from '../authoring/access-service';

/** Contents are their course's. Throws 403 and 404 as `editableCourse` and `visibleCourse` do. */

/** Whoever may change the course may change them, in no other trainer's name. */
export async function mustEdit(
  db: Database,
  actor: Actor,
  { courseId, trainerId }: { courseId: number; trainerId?: number | null },
  options: { lock?: boolean } = {},
): ReturnType<typeof editableCourse> {
  const course = await editableCourse(db, actor, courseId, options);
  requireOwnTrainer(actor, trainerId);
  return course;
}

/** Of a course that is shown: contents that are switched off are for its trainer and admins. */
export async function seenInCourse(db: Database, viewer: Viewer, courseId: number) {
  const { manages } = await visibleCourse(db, viewer, courseId);
  return { publicOnly: !manages };
}

/** Of all courses of a trainer: those that everybody sees, and all for the trainer and admins. */
export const seenOfTrainer = (viewer: Viewer, trainerId: number) => ({
  publicOnly: !managesTrainer(viewer, trainerId),
});
