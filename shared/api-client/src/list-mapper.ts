import { deepFreeze } from 'es-toolkit/object/deepFreeze';

/**
 * A function that maps the items of a list. The site server passes one frozen answer to many renders: such a list is
 * mapped once, and all renders get the same frozen result.
 */
export function listMapper<W, T>(map: (wire: W) => T): (list: readonly W[]) => T[] {
  const mapped = new WeakMap<readonly W[], T[]>();
  return (list) => {
    if (!Object.isFrozen(list)) return list.map((wire) => map(wire));
    const result = mapped.get(list) ?? deepFreeze(list.map((wire) => map(wire)));
    mapped.set(list, result);
    return result;
  };
}
