import type { Subcategory } from '@kaksha/domain/catalogue';
import type { ChosenInterest } from '@kaksha/domain/profile';

/** Selected categories and subcategories. A category without a subcategory means all of it. */
export interface ChosenInterests {
  categories: readonly number[];
  subcategories: readonly number[];
}

export function chosenOf(interests: readonly ChosenInterest[]): ChosenInterests {
  return {
    categories: [...new Set(interests.map(({ categoryId }) => categoryId))],
    subcategories: interests.flatMap(({ subcategoryId }) => subcategoryId ?? []),
  };
}

/** Interests to save: the selected subcategories of a category, else the category. */
export function interestsOf(
  { categories, subcategories }: ChosenInterests,
  all: readonly Subcategory[],
): ChosenInterest[] {
  return categories.flatMap((categoryId): ChosenInterest[] => {
    const parts = all.filter((part) => part.categoryId === categoryId && subcategories.includes(part.id));
    return parts.length > 0
      ? parts.map(({ id }) => ({ categoryId, subcategoryId: id }))
      : [{ categoryId, subcategoryId: null }];
  });
}

/** Compares interests, ignoring their order. */
export function isSame(one: readonly ChosenInterest[], other: readonly ChosenInterest[]): boolean {
  const keys = (list: readonly ChosenInterest[]) => list.map(keyOf).sort();
  return keys(one).join() === keys(other).join();
}

const keyOf = ({ categoryId, subcategoryId }: ChosenInterest) => `${categoryId}/${subcategoryId}`;
const without = (list: readonly ChosenInterest[], others: readonly ChosenInterest[]) =>
  list.filter((one) => !others.some((other) => keyOf(one) === keyOf(other)));

/** The stored interests with the additions and removals that lead from `base` to `mine`. */
export function withChanges(
  stored: readonly ChosenInterest[],
  base: readonly ChosenInterest[],
  mine: readonly ChosenInterest[],
): ChosenInterest[] {
  const added = without(without(mine, base), stored);
  const all = [...without(stored, without(base, mine)), ...added];
  const divided = new Set(all.flatMap(({ categoryId, subcategoryId }) => (subcategoryId === null ? [] : categoryId)));
  // A category of which parts are chosen does not stand for all of it.
  return all.filter(({ categoryId, subcategoryId }) => subcategoryId !== null || !divided.has(categoryId));
}

export const toggled = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
