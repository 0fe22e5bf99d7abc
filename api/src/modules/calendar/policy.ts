import type { Viewer } from '../../viewer';
import type { RunRow } from './repo';

/** What is public is everybody's; the rest of those who take part, who teach it, and admins. */
export function maySeeRun(viewer: Viewer, { batch, course }: RunRow, hasSeat: boolean): boolean {
  if (course.isPublic && batch.active) return true;
  if (viewer === null) return false;
  return hasSeat || viewer.isAdmin || [course.trainerId, batch.trainerId].includes(viewer.trainerId ?? -1);
}
