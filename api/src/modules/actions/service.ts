import { badRequest, notFound } from '../../api-error';
import type { Database } from '../../db/database';
import { ownId } from '../../policy';
import type { Viewer } from '../../viewer';
import { isOwnCourse, mayCountPeople, mustBeOfOthers } from './policy';
import {
  type ActionKind,
  type ActionType,
  actionCourseIds,
  addAction,
  countAction as addToCount,
  listActionKinds,
  peopleOf,
  removeAction,
  timesOf,
  trainerOfPublicCourse,
} from './repo';

export { isOwnCourse, mustBeOfOthers } from './policy';

type Person = NonNullable<Viewer>;

/** The trainer of a public course and their user. Throws 404 when there is no such public course. */
export async function publicCourse(db: Database, courseId: number) {
  const trainer = await trainerOfPublicCourse(db, courseId);
  if (!trainer) throw notFound('There is no such course.', 'COURSE_NOT_FOUND');
  return trainer;
}

/** Saves a public course or shows interest in it, or takes that back; saying it twice changes nothing. */
export async function setCourseAction(
  db: Database,
  person: Person,
  courseId: number,
  wanted: Partial<Record<ActionKind, boolean>>,
): Promise<void> {
  const kinds = Object.entries(wanted).filter(([, on]) => on !== undefined) as [ActionKind, boolean][];
  if (kinds.length === 0) throw badRequest('Say is_like or is_interest.');
  const trainer = await publicCourse(db, courseId);
  if (wanted.interest) mustBeOfOthers(person, trainer);
  const target = { userId: person.id, courseId };
  for (const [kind, on] of kinds) await (on ? addAction(db, target, kind) : removeAction(db, target, kind));
}

/** Takes a saved course or interest back; also for a course that is no longer public. */
export function removeCourseAction(db: Database, person: Person, courseId: number, kind: ActionKind): Promise<void> {
  return removeAction(db, { userId: person.id, courseId }, kind);
}

export function getCourseActions(db: Database, person: Person, courseId: number): Promise<ActionKind[]> {
  return listActionKinds(db, { userId: person.id, courseId });
}

/** Ids of the public courses that the person saved or is interested in, latest first. */
export function getCoursesWithAction(db: Database, person: Person, kind: ActionKind): Promise<number[]> {
  return actionCourseIds(db, person.id, kind);
}

/**
 * Counts that the person viewed, chatted about or is interested in a public course, and answers how often in all. The
 * course's own trainer does not count, and looking again within half an hour is the same visit.
 */
export async function countAction(db: Database, person: Person, courseId: number, type: ActionType): Promise<number> {
  const trainer = await publicCourse(db, courseId);
  if (isOwnCourse(person, trainer)) return 0;
  return addToCount(db, { userId: person.id, courseId }, type);
}

/** How often the person did it; for the course's trainer and admins, who name nobody, how many different people did. */
export async function getActionCount(
  db: Database,
  person: Person,
  courseId: number,
  type: ActionType,
  claimed: number | undefined,
): Promise<number> {
  const userId = ownId(person, claimed);
  const trainer = await publicCourse(db, courseId);
  return claimed === undefined && mayCountPeople(person, trainer)
    ? peopleOf(db, courseId, type)
    : timesOf(db, { userId, courseId }, type);
}
