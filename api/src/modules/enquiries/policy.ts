import { forbidden } from '../../api-error';
import type { Viewer } from '../../viewer';

/** An enquiry is answered by the trainer whom it was sent to, or an admin. Throws 403. */
export function mustAnswerFor(person: NonNullable<Viewer>, enquiry: { trainerId: number }): void {
  if (!person.isAdmin && person.trainerId !== enquiry.trainerId) throw forbidden();
}
