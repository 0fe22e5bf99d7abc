interface Identified {
  readonly id: number | string;
}

/** The list with `item` in the place of the one with its id. */
export const replaceById = <T extends Identified>(list: readonly T[], item: T): T[] =>
  list.map((one) => (one.id === item.id ? item : one));

/** The list with a change of the item of this id. */
export const changeById = <T extends Identified>(list: readonly T[], id: T['id'], change: Partial<T>): T[] =>
  list.map((one) => (one.id === id ? { ...one, ...change } : one));

export const withoutId = <T extends Identified>(list: readonly T[], id: T['id']): T[] =>
  list.filter((one) => one.id !== id);
