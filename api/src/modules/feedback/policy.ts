import { forbidden } from '../../api-error';
import type { Viewer } from '../../viewer';

/** An opinion is changed and taken back by whose it is. Throws 403. */
export function mustBeAuthor(person: NonNullable<Viewer>, opinion: { userId: number }): void {
  if (opinion.userId !== person.id) throw forbidden();
}

/** Only who learnt from somebody says how it was. Throws 403. */
export function mustHaveTakenSomething(taken: readonly object[]): void {
  if (taken.length === 0) throw forbidden('Only learners who enrolled with this trainer can give feedback.');
}

export function mustHaveTaken<Course extends object>(taken: Course | undefined): asserts taken is Course {
  if (!taken) throw forbidden('Only learners who enrolled in this course can give feedback on it.');
}
