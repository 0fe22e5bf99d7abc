import * as limits from '@kaksha/domain/limits';
import { learningGoalRules, savedSearchRules } from '@kaksha/domain/profile-rules';
import { inTransaction, type UserContext } from '../../../platform/context/context';
import { ownId } from '../../../platform/context/policy';
import { breaks } from '../../../platform/database/faults';
import { lockNamed } from '../../../platform/database/lock-named';
import { requireVersion } from '../../../platform/http/edit-conflict';
import { check } from '../../../platform/http/form';
import { requirePublicCourse } from '../../actions/service';
import {
  batchNotFound,
  interestsUnknown,
  searchNameTaken,
  searchNotFound,
  searchTooLong,
  tooManySearches,
} from '../errors';
import { goalVersion, interestsVersion } from './present';
import {
  addSearch,
  countUnknownInterests,
  findGoal,
  findPreferredBatch,
  findSearchOwner,
  type GoalRow,
  type Interest,
  type InterestRow,
  isActiveBatchOf,
  listInterests,
  listSearches,
  removeSearch,
  replaceInterests,
  type SearchRow,
  saveDigest,
  saveGoal,
  savePreferredBatch,
} from './repo';
import type { GoalBody } from './schema';

/** Null when no goal is set. @throws ApiError FORBIDDEN (403) for another user's id */
export async function getLearningGoal(
  { db, principal }: UserContext,
  { userId }: { userId: number },
): Promise<GoalRow | null> {
  return findGoal(db, ownId(principal, userId));
}

/**
 * @throws ApiError VALIDATION_FAILED (400) with the fields, FORBIDDEN (403) for another user's id, EDIT_CONFLICT (409)
 * for an outdated version
 */
export async function saveLearningGoal(context: UserContext, body: GoalBody): Promise<GoalRow | null> {
  const userId = ownId(context.principal, body.userId);
  const form = {
    goal: body.goal.trim(),
    hoursPerWeek: body.hoursPerWeek ?? null,
    targetDate: body.targetDate ?? '',
  };
  check(learningGoalRules, form);
  return inTransaction(context, async ({ db }) => {
    await lockNamed(db, `learning goal of ${userId}`);
    const stored = await findGoal(db, userId);
    const versions = { given: body.version, stored: goalVersion(stored) };
    requireVersion(versions, { name: 'goal', read: () => stored });
    return saveGoal(db, { userId, ...form, targetDate: form.targetDate || null });
  });
}

/** @throws ApiError FORBIDDEN (403) for another user's id */
export async function getInterests(
  { db, principal }: UserContext,
  { userId }: { userId: number },
): Promise<InterestRow[]> {
  return listInterests(db, ownId(principal, userId));
}

/**
 * Replaces all interests.
 * @throws ApiError VALIDATION_FAILED (400) for unknown categories, FORBIDDEN (403), EDIT_CONFLICT (409) for an outdated
 * version
 */
export async function saveInterests(
  context: UserContext,
  { userId: claimed, interests, version }: { userId?: number; interests: readonly Interest[]; version?: number },
): Promise<InterestRow[]> {
  const userId = ownId(context.principal, claimed);
  if ((await countUnknownInterests(context.db, interests)) > 0) throw interestsUnknown();
  return inTransaction(context, async ({ db }) => {
    await lockNamed(db, `interests of ${userId}`);
    const stored = await listInterests(db, userId);
    const versions = { given: version, stored: interestsVersion(stored) };
    requireVersion(versions, { name: 'list of interests', read: () => stored });
    await replaceInterests(db, userId, interests);
    return listInterests(db, userId);
  });
}

/** @throws ApiError FORBIDDEN (403), COURSE_NOT_FOUND (404), BATCH_NOT_FOUND (404) */
export async function choosePreferredBatch(
  context: UserContext,
  { courseId, batchId, userId }: { courseId: number; batchId: number; userId?: number },
): Promise<void> {
  const { db, principal } = context;
  ownId(principal, userId);
  await requirePublicCourse(context, { courseId });
  if (!(await isActiveBatchOf(db, courseId, batchId))) {
    throw batchNotFound();
  }
  await savePreferredBatch(db, { userId: principal.id, courseId, batchId });
}

/** Null when none was chosen or the batch is no longer active. */
export function getPreferredBatch(
  { db, principal }: UserContext,
  { courseId }: { courseId: number },
): Promise<number | null> {
  return findPreferredBatch(db, principal.id, courseId);
}

export function getSavedSearches({ db, principal }: UserContext): Promise<SearchRow[]> {
  return listSearches(db, principal.id);
}

/** @throws ApiError VALIDATION_FAILED (400), NAME_TAKEN (409), TOO_MANY_SEARCHES (409) */
export async function saveSearch(
  context: UserContext,
  { name, query, digest }: Pick<SearchRow, 'name' | 'query'> & Partial<Pick<SearchRow, 'digest'>>,
): Promise<SearchRow> {
  check(savedSearchRules, { name });
  if (JSON.stringify(query).length > limits.savedSearch.queryMax) throw searchTooLong();
  const values = { userId: context.principal.id, name: name.trim(), query, digest };
  const saved = await inTransaction(context, ({ db }) => addSearch(db, values, limits.savedSearch.maxEntries)).catch(
    (cause: unknown) => {
      if (breaks(cause, 'saved_searches_name')) throw searchNameTaken();
      throw cause;
    },
  );
  if (saved) return saved;
  throw tooManySearches();
}

/** Changes how often the user hears of new courses. @throws ApiError FORBIDDEN (403), SEARCH_NOT_FOUND (404) */
export async function updateSearch(
  { db, principal }: UserContext,
  { id, digest }: Pick<SearchRow, 'id' | 'digest'>,
): Promise<SearchRow> {
  const owner = await findSearchOwner(db, id);
  if (owner === null) throw searchNotFound();
  ownId(principal, owner);
  const row = await saveDigest(db, id, digest);
  if (!row) throw searchNotFound();
  return row;
}

/** @throws ApiError FORBIDDEN (403) for another user's search, SEARCH_NOT_FOUND (404) */
export async function deleteSearch({ db, principal }: UserContext, { id }: { id: number }): Promise<void> {
  const owner = await findSearchOwner(db, id);
  if (owner === null) throw searchNotFound();
  ownId(principal, owner);
  await removeSearch(db, id);
}
