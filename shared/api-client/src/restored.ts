/**
 * The list with an item that an optimistic change removed and the server kept; unchanged when it has the item already.
 * @param index  place of the item before the change
 */
export function withRestored<T extends { id: number }>(list: readonly T[], index: number, item: T): T[] {
  if (list.some(({ id }) => id === item.id)) return [...list];
  return [...list.slice(0, index), item, ...list.slice(index)];
}
