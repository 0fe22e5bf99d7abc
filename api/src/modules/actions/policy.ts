import { forbidden } from '../../api-error';
import { managesAs } from '../../policy';
import type { Viewer } from '../../viewer';

type Person = NonNullable<Viewer>;

/** People save and want what others teach; one's own course needs no interest. Throws 403. */
export function mustBeOfOthers(person: Person, trainer: { userId: number }): void {
  if (isOwnCourse(person, trainer)) throw forbidden('This is your own course.');
}

/** The trainer's own visits to their course are no visits. */
export function isOwnCourse(person: Person, trainer: { userId: number }): boolean {
  return trainer.userId === person.id;
}

/** How many people did something is for the course's trainer and admins; everybody else learns of themselves. */
export function mayCountPeople(person: Person, { trainerId }: { trainerId: number }): boolean {
  return managesAs(person, trainerId);
}
