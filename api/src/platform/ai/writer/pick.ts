import type { Random } from '../../drawing/random';
import type { Range } from '../counts';

/** A random number of distinct items, from the first pools first. Throws when the pools have fewer than `range.min`. */
export function pickItems(range: Range, random: Random, ...pools: readonly (readonly string[])[]): string[] {
  const items = new Map<string, string>();
  for (const item of pools.flat()) if (!items.has(item.toLowerCase())) items.set(item.toLowerCase(), item);
  if (items.size < range.min) throw new Error(`writer: ${items.size} items, but ${range.min} are wanted`);
  return [...items.values()].slice(0, random.int(range.min, range.max));
}
