/** Typed forms of standard functions and checks, so that callers need no casts. */

/** The keys of an object whose type lists all of them. */
export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

type EntryOf<T> = { [K in keyof T & string]-?: [K, Exclude<T[K], undefined>] }[keyof T & string];

/** The entries of an object whose type lists all of its keys, without those that are undefined. */
export const entriesOf = <T extends object>(object: T) =>
  Object.entries(object).filter(([, value]) => value !== undefined) as EntryOf<T>[];

export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** @throws RangeError for an index outside of the list. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

/** @throws TypeError for null and undefined. */
export function required<T>(value: T, name: string): NonNullable<T> {
  if (value === null || value === undefined) throw new TypeError(`${name} is missing`);
  return value;
}

/** The `code` of an error of Node or of a database driver. */
export const errorCodeOf = (error: unknown): string | null =>
  isRecord(error) && typeof error.code === 'string' ? error.code : null;

export const errorMessageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
