import { entriesOf } from '@kaksha/domain/typed';
import type { UserContext } from '../../platform/context/context';
import { ownId } from '../../platform/context/policy';
import { courseNotFound } from '../../platform/http/common-errors';
import { actionRequired } from './errors';
import { maySeeUserCount, mustNotBeOwnCourse } from './policy';
import {
  type ActionKind,
  type ActionType,
  addAction,
  countUsers,
  findTrainerOfPublicCourse,
  incrementCount,
  listActionKinds,
  listCoursesWithAction,
  removeAction,
  sumCount,
} from './repo';

export interface PublicCourse {
  trainerId: number;
  /** Whether the caller is the course's trainer. */
  isOwn: boolean;
}

/** @throws ApiError COURSE_NOT_FOUND (404) for a course that is not public */
export async function requirePublicCourse(
  { db, principal }: UserContext,
  { courseId }: { courseId: number },
): Promise<PublicCourse> {
  const trainer = await findTrainerOfPublicCourse(db, courseId);
  if (!trainer) throw courseNotFound();
  return { trainerId: trainer.trainerId, isOwn: trainer.userId === principal.id };
}

interface CourseActionInput {
  courseId: number;
  /** A claim that must be the caller's own id. */
  userId?: number;
}

/**
 * Saves a public course or shows interest in it, or undoes either. A repeated call changes nothing.
 * @throws ApiError FORBIDDEN (403), COURSE_NOT_FOUND (404)
 */
export async function setCourseAction(
  context: UserContext,
  { courseId, userId, wanted }: CourseActionInput & { wanted: Partial<Record<ActionKind, boolean>> },
): Promise<void> {
  const { db, principal } = context;
  const target = { userId: ownId(principal, userId), courseId };
  const kinds = entriesOf(wanted).filter(([, on]) => on !== undefined);
  if (kinds.length === 0) throw actionRequired();
  const course = await requirePublicCourse(context, { courseId });
  if (wanted.interest) mustNotBeOwnCourse(course);
  for (const [kind, on] of kinds) await (on ? addAction(db, target, kind) : removeAction(db, target, kind));
}

/**
 * Removes a saved course or an interest, also of a course that is no longer public.
 * @throws ApiError FORBIDDEN (403)
 */
export async function removeCourseAction(
  { db, principal }: UserContext,
  { courseId, userId, kind }: CourseActionInput & { kind: ActionKind },
): Promise<void> {
  await removeAction(db, { userId: ownId(principal, userId), courseId }, kind);
}

/** @throws ApiError FORBIDDEN (403) */
export async function getCourseActions(
  { db, principal }: UserContext,
  { courseId, userId }: CourseActionInput,
): Promise<ActionKind[]> {
  return listActionKinds(db, { userId: ownId(principal, userId), courseId });
}

/** Ids of public courses, latest action first. @throws ApiError FORBIDDEN (403) */
export async function getCoursesWithAction(
  { db, principal }: UserContext,
  { userId, kind }: { userId: number; kind: ActionKind },
): Promise<number[]> {
  return listCoursesWithAction(db, ownId(principal, userId), kind);
}

/**
 * Counts a view, chat or interest and returns the caller's total. The course's own trainer is not counted, and a
 * repetition within the type's interval counts once.
 * @throws ApiError FORBIDDEN (403), COURSE_NOT_FOUND (404)
 */
export async function countAction(
  context: UserContext,
  { courseId, userId, type }: CourseActionInput & { type: ActionType },
): Promise<number> {
  const target = { userId: ownId(context.principal, userId), courseId };
  const { isOwn } = await requirePublicCourse(context, { courseId });
  if (isOwn) return 0;
  await incrementCount(context.db, target, type);
  return sumCount(context.db, target, type);
}

/**
 * The caller's total. For the course's trainer and administrators, without a user id: the number of different users.
 * @throws ApiError FORBIDDEN (403), COURSE_NOT_FOUND (404)
 */
export async function getActionCount(
  context: UserContext,
  { courseId, userId, type }: CourseActionInput & { type: ActionType },
): Promise<number> {
  const { db, principal } = context;
  const target = { userId: ownId(principal, userId), courseId };
  const course = await requirePublicCourse(context, { courseId });
  return userId === undefined && maySeeUserCount(principal, course)
    ? countUsers(db, courseId, type)
    : sumCount(db, target, type);
}
