import { managesAs } from '../../policy';
import type { Viewer } from '../../viewer';

/** A trainer's own settings, and for an admin everybody's. */
export function managesSettings(viewer: Viewer, trainerId: number): boolean {
  return managesAs(viewer, trainerId);
}

/** Where learners find help is for those who enrolled with the trainer. */
export function maySeeSupport(viewer: Viewer, trainerId: number, enrolled: boolean): boolean {
  return managesSettings(viewer, trainerId) || enrolled;
}
