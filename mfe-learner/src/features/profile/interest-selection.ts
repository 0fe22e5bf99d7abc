import type { Subcategory } from '@kaksha/domain/catalogue';
import type { Interest } from '@kaksha/domain/profile';

type Chosen = Pick<Interest, 'categoryId' | 'subcategoryId'>;

/** Selected categories and subcategories. A category without a subcategory means all of it. */
export interface ChosenInterests {
  categories: readonly number[];
  subcategories: readonly number[];
}

export function chosenOf(interests: readonly Chosen[]): ChosenInterests {
  return {
    categories: [...new Set(interests.map(({ categoryId }) => categoryId))],
    subcategories: interests.flatMap(({ subcategoryId }) => subcategoryId ?? []),
  };
}

/** Interests to save: the selected subcategories of a category, else the category. */
export function interestsOf({ categories, subcategories }: ChosenInterests, all: readonly Subcategory[]): Chosen[] {
  return categories.flatMap((categoryId): Chosen[] => {
    const parts = all.filter((part) => part.categoryId === categoryId && subcategories.includes(part.id));
    return parts.length > 0
      ? parts.map(({ id }) => ({ categoryId, subcategoryId: id }))
      : [{ categoryId, subcategoryId: null }];
  });
}

/** Compares interests, ignoring their order. */
export function isSame(one: readonly Chosen[], other: readonly Chosen[]): boolean {
  const keys = (list: readonly Chosen[]) => list.map((it) => `${it.categoryId}/${it.subcategoryId}`).sort();
  return keys(one).join() === keys(other).join();
}

export const toggled = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
