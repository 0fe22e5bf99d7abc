import { limits } from '@kaksha/domain/limits';
import { learningGoalErrors, searchNameError } from '@kaksha/domain/profile-rules';
import { badRequest, conflict, notFound } from '../../../api-error';
import type { Database } from '../../../db/database';
import { breaks } from '../../../db/faults';
import { refuse } from '../../../form';
import { ownId } from '../../../policy';
import type { Viewer } from '../../../viewer';
import { publicCourse } from '../../actions/service';
import { type GoalBody, goalNames } from '../details/schema';
import {
  addSearch,
  countUnknown,
  findGoal,
  findPreferredBatch,
  findSearchOwner,
  type GoalRow,
  type InterestRow,
  isActiveBatchOf,
  listInterests,
  listSearches,
  removeSearch,
  replaceInterests,
  type SearchRow,
  saveGoal,
  savePreferredBatch,
} from './repo';

/** What a learner wants: a goal, interests, a batch, searches to come back to. One's own only: anybody else's throws 403. */

type Person = NonNullable<Viewer>;

export type { GoalRow, InterestRow, SearchRow } from './repo';

/** Null while none is set. */
export function getLearningGoal(db: Database, person: Person, userId: number): Promise<GoalRow | null> {
  return findGoal(db, ownId(person, userId));
}

/** Throws 400 with a sentence for each field. */
export async function saveLearningGoal(db: Database, person: Person, body: GoalBody): Promise<GoalRow> {
  const userId = ownId(person, body.user_id);
  const form = {
    goal: body.learning_goal.trim(),
    hoursPerWeek: body.hours_per_week ?? null,
    targetDate: body.target_date ?? '',
  };
  refuse(learningGoalErrors(form), goalNames);
  await saveGoal(db, { userId, ...form, targetDate: form.targetDate || null });
  return (await findGoal(db, userId)) as GoalRow;
}

export function getInterests(db: Database, person: Person, userId: number): Promise<InterestRow[]> {
  return listInterests(db, ownId(person, userId));
}

/** These are all interests from now on. Throws 400 when one is no category, or a part of another one. */
export async function saveInterests(
  db: Database,
  person: Person,
  claimed: number | undefined,
  chosen: readonly { categoryId: number; subcategoryId: number | null }[],
): Promise<InterestRow[]> {
  const userId = ownId(person, claimed);
  if ((await countUnknown(db, chosen)) > 0) {
    const message = 'Please choose categories of the list';
    throw badRequest(`${message}.`, { interests: message });
  }
  await db.transaction((tx) => replaceInterests(tx, userId, chosen));
  return listInterests(db, userId);
}

/** Notes which batch of a public course the person means to take. Throws 404 without such a course or batch. */
export async function choosePreferredBatch(
  db: Database,
  person: Person,
  { courseId, batchId, userId }: { courseId: number; batchId: number; userId?: number },
): Promise<void> {
  ownId(person, userId);
  await publicCourse(db, courseId);
  if (!(await isActiveBatchOf(db, courseId, batchId))) {
    throw notFound('There is no such batch of this course.', 'BATCH_NOT_FOUND');
  }
  await savePreferredBatch(db, { userId: person.id, courseId, batchId });
}

/** Null when none was chosen, or it is no longer offered. */
export function getPreferredBatch(db: Database, person: Person, courseId: number): Promise<number | null> {
  return findPreferredBatch(db, person.id, courseId);
}

export function getSavedSearches(db: Database, person: Person): Promise<SearchRow[]> {
  return listSearches(db, person.id);
}

/** Throws 400 without a name, 409 for one that is taken and when there are twenty. */
export async function saveSearch(
  db: Database,
  person: Person,
  { name, query }: Pick<SearchRow, 'name' | 'query'>,
): Promise<SearchRow> {
  const error = searchNameError(name);
  if (error) throw badRequest(`${error}.`, { name: error });
  if (JSON.stringify(query).length > limits.savedSearch.queryMax) throw badRequest('This search is too long to keep.');
  const values = { userId: person.id, name: name.trim(), query };
  const saved = await db
    .transaction((tx) => addSearch(tx, values, limits.savedSearch.most))
    .catch((cause: unknown) => {
      if (breaks(cause, 'saved_searches_name')) throw conflict('You have a search of this name already.', 'NAME_TAKEN');
      throw cause;
    });
  if (saved !== 'too-many') return saved;
  throw conflict(`${limits.savedSearch.most} searches are saved. Delete one to save another.`, 'TOO_MANY_SEARCHES');
}

/** Throws 403 and 404. */
export async function deleteSearch(db: Database, person: Person, id: number): Promise<void> {
  const owner = await findSearchOwner(db, id);
  if (owner === null) throw notFound('There is no such search.', 'SEARCH_NOT_FOUND');
  ownId(person, owner);
  await removeSearch(db, id);
}
