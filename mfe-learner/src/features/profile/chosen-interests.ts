import type { Subcategory } from '@kaksha/domain/catalogue';
import type { Interest } from '@kaksha/domain/profile';

type Chosen = Pick<Interest, 'categoryId' | 'subcategoryId'>;

/** What the chips show: fields, and parts of them. A field without a part stands for all of it. */
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

/** What is saved: the parts of a field where some were picked, else the field. */
export function interestsOf({ categories, subcategories }: ChosenInterests, all: readonly Subcategory[]): Chosen[] {
  return categories.flatMap((categoryId): Chosen[] => {
    const parts = all.filter((part) => part.categoryId === categoryId && subcategories.includes(part.id));
    return parts.length > 0
      ? parts.map(({ id }) => ({ categoryId, subcategoryId: id }))
      : [{ categoryId, subcategoryId: null }];
  });
}

/** Whether both say the same, in whatever order. */
export function isSame(one: readonly Chosen[], other: readonly Chosen[]): boolean {
  const keys = (list: readonly Chosen[]) => list.map((it) => `${it.categoryId}/${it.subcategoryId}`).sort();
  return keys(one).join() === keys(other).join();
}

export const toggled = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
