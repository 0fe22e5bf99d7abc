/**
 * What each item becomes on a list, without the items that cannot be shown, so that one broken item does not take the
 * list down.
 * @param leaveOut  is told each item that is left out, to log it
 */
export function eachThatShows<T, R>(
  items: readonly T[],
  show: (item: T) => R,
  leaveOut: (item: T, error: unknown) => void,
): R[] {
  return items.flatMap((item) => {
    try {
      return [show(item)];
    } catch (error) {
      leaveOut(item, error);
      return [];
    }
  });
}
