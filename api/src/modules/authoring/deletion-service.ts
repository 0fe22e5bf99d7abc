import type { Actor } from '../../actor';
import type { Database } from '../../db/database';
import { editableCourse } from './access-service';
import { auditCourse } from './course-audit';
import { changeCourse, hasLearners, removeCourse } from './repo';

export interface Deleted {
  /** Taken off the lists only. */
  kept: boolean;
  enrolled: number;
}

/**
 * Deletes a course. One that somebody paid for, enrolled in, rated or asked about is taken off all lists and kept, so
 * that learners keep what they have. Throws 403 and 404 as `editableCourse` does.
 */
export async function deleteCourse(db: Database, actor: Actor, courseId: number): Promise<Deleted> {
  return db.transaction(async (tx) => {
    // Locked first: an order that is made at the same moment is either seen here or finds no course.
    const course = await editableCourse(tx, actor, courseId, { lock: true });
    const { enrolled, involved } = await hasLearners(tx, courseId);
    if (involved) {
      await changeCourse(tx, courseId, { deletedAt: new Date(), modifiedBy: actor.id }, { raiseVersion: true });
    } else {
      await removeCourse(tx, courseId);
    }
    await auditCourse(tx, actor, 'course.delete', course, { kept: involved, enrolled });
    return { kept: involved, enrolled };
  });
}
