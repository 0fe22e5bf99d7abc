/** Adds the value, or removes it when it is in the list. */
export function toggleItem<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
}
