import type { Random } from '../../random';
import type { Range } from '../counts';

/**
 * As many different items as the range and the random numbers say, taken from the pools in their order: the first
 * pools fit best. Together they must hold at least the fewest.
 */
export function pickItems(range: Range, random: Random, ...pools: readonly (readonly string[])[]): string[] {
  const items = new Map<string, string>();
  for (const item of pools.flat()) if (!items.has(item.toLowerCase())) items.set(item.toLowerCase(), item);
  if (items.size < range.least) throw new Error(`writer: ${items.size} items, but ${range.least} are wanted`);
  return [...items.values()].slice(0, random.int(range.least, range.most));
}
