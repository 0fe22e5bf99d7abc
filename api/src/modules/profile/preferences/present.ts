import { versionOf } from '../../../platform/http/edit-conflict';
import type { GoalRow, InterestRow } from './repo';

const none = { goal: '', hoursPerWeek: null, targetDate: null, updatedAt: null };

export const presentGoal = (userId: number, goal: GoalRow | null) => ({
  ...(goal ?? none),
  userId,
  version: goalVersion(goal),
});

export const goalVersion = (goal: GoalRow | null) => versionOf([goal?.goal, goal?.hoursPerWeek, goal?.targetDate]);

/** The version of the list that a user saves. */
export const interestsVersion = (rows: readonly InterestRow[]) =>
  versionOf(rows.map(({ categoryId, subcategoryId }) => [categoryId, subcategoryId]));

export const presentInterests = (results: InterestRow[]) => ({ results, version: interestsVersion(results) });
