import { forbidden } from '../../http-error';
import type { Viewer } from '../../viewer';

/** An opinion is changed and taken back by whose it is. Throws 403. */
export function mustBeAuthor(person: NonNullable<Viewer>, opinion: { userId: number }): void {
  if (opinion.userId !== person.id) throw forbidden();
}
