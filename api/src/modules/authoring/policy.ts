import { managesAs } from '../../policy';
import type { Viewer } from '../../viewer';

/** Who asks, by the token alone: ids in addresses and bodies are claims. */

/** Only a trainer has courses. */
export function isTrainer(viewer: Viewer): viewer is NonNullable<Viewer> & { trainerId: number } {
  return viewer !== null && viewer.trainerId !== null;
}

/** A trainer's own courses with all their parts, and for an admin everybody's. */
export function mayEdit(viewer: Viewer, { trainerId }: { trainerId: number }): boolean {
  return managesAs(viewer, trainerId);
}

/** What is public everybody may see; the rest its trainer and admins only. */
export function maySee(viewer: Viewer, course: { isPublic: boolean; trainerId: number }): boolean {
  return course.isPublic || mayEdit(viewer, course);
}
