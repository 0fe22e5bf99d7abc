import { managesAs } from '../../policy';
import type { Viewer } from '../../viewer';

/** A trainer's own things, and for an admin everybody's. */
export function mayManage(viewer: Viewer, trainerId: number): boolean {
  return managesAs(viewer, trainerId);
}

/** What is public everybody may see; the rest its trainer and admins only. */
export function maySee(viewer: Viewer, course: { isPublic: boolean; trainerId: number }): boolean {
  return course.isPublic || mayManage(viewer, course.trainerId);
}
