import { versionOf } from '../../../platform/http/edit-conflict';
import type { GoalRow, InterestRow, SearchRow } from './repo';

export const presentGoal = (userId: number, goal: GoalRow | null) => ({
  user_id: userId,
  learning_goal: goal?.goal ?? '',
  hours_per_week: goal?.hoursPerWeek ?? null,
  target_date: goal?.targetDate ?? null,
  updated_at: goal?.updatedAt.toISOString() ?? null,
  version: goalVersion(goal),
});

export const goalVersion = (goal: GoalRow | null) => versionOf([goal?.goal, goal?.hoursPerWeek, goal?.targetDate]);

/** The version of the list that a user saves. */
export const interestsVersion = (rows: readonly InterestRow[]) =>
  versionOf(rows.map(({ categoryId, subcategoryId }) => [categoryId, subcategoryId]));

export const presentInterests = (rows: readonly InterestRow[]) => ({
  results: rows.map(presentInterest),
  version: interestsVersion(rows),
});

const presentInterest = ({ categoryId, category, subcategoryId, subcategory }: InterestRow) => ({
  category_id: categoryId,
  category,
  sub_category_id: subcategoryId,
  sub_category: subcategory,
});

export const presentSearch = ({ id, name, query, digest, createdAt }: SearchRow) => ({
  id,
  name,
  query,
  digest,
  created_at: createdAt.toISOString(),
});
