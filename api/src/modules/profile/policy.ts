import { conflict } from '../../api-error';
import type { Viewer } from '../../viewer';

/** A profile, wishes, interests and saved searches are their person's alone (`ownId`), admins not excepted. */

/** An administrator stays until another one takes the office from them. Throws 409. */
export function mustNotBeAdmin(person: NonNullable<Viewer>): void {
  if (person.isAdmin) {
    throw conflict('An administrator cannot leave like this. Please ask another one.', 'ADMIN_ACCOUNT');
  }
}

/** A trainer stays until the batches that people sit in are over. Throws 409. */
export function mustHaveNoLearners(learners: number): void {
  if (learners === 0) return;
  const who = learners === 1 ? '1 learner is' : `${learners} learners are`;
  throw conflict(`${who} enrolled in your batches. Please finish them first, or write to us.`, 'HAS_LEARNERS');
}
