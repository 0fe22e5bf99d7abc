import { forbidden } from './api-error';
import type { Viewer } from './viewer';

/** The rules that areas have in common; what else an area allows stands in its own policy.ts. */

/** A trainer's own things, and for an admin everybody's. */
export function managesAs(viewer: Viewer, trainerId: number): viewer is NonNullable<Viewer> {
  return viewer !== null && (viewer.isAdmin || viewer.trainerId === trainerId);
}

/**
 * The person that an id in an address or a body may speak of: the one who asks, for such ids are claims, never
 * identities. Throws 403 for anybody else's.
 */
export function ownId(person: NonNullable<Viewer>, claimed: number | undefined): number {
  if (claimed !== undefined && claimed !== person.id) throw forbidden();
  return person.id;
}

/** The trainer that a person is. Throws 403 for everybody else. */
export function ownTrainerId({ trainerId }: NonNullable<Viewer>): number {
  if (trainerId === null) throw forbidden('This is for trainers only.');
  return trainerId;
}
