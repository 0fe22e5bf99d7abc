const ids = new WeakMap<object, number>();
let lastId = 0;

/** A longer key means that the data are not shared between renders. The key holds what pages derive from shared data. */
const longestKey = 20_000;

/**
 * A short text that is equal for equal states of the stores, or null. Data that renders share are frozen and stand for
 * themselves. Load times do not count, because the browser sets them anew.
 */
export function stateKey(states: Record<string, unknown>): string | null {
  const key = JSON.stringify(states, (name, value: unknown) => {
    if (name === 'loadedAt') return 0;
    return typeof value === 'object' && value !== null && Object.isFrozen(value) ? `#${idOf(value)}` : value;
  });
  return key.length > longestKey ? null : key;
}

function idOf(value: object): number {
  const known = ids.get(value);
  if (known !== undefined) return known;
  lastId += 1;
  ids.set(value, lastId);
  return lastId;
}
