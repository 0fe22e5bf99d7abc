import { managesAs } from '../../policy';
import type { Viewer } from '../../viewer';

/** Trainers are public; their address and telephone, owner and kind of training are for themselves and admins. */
export function maySeeContact(viewer: Viewer, trainerId: number): boolean {
  return managesAs(viewer, trainerId);
}
