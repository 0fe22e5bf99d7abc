import { type RefObject, useEffect } from 'react';

/**
 * Brings what is chosen in a row to swipe through into its middle.
 * @param chosen  selector of the chosen part
 * @param changed  other values choose another part, or move the parts
 */
export function useChosenInMiddle(row: RefObject<HTMLElement | null>, chosen: string, changed: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `changed`
  useEffect(() => {
    const part = row.current?.querySelector(chosen);
    if (!row.current || !part) return;
    const [whole, place] = [row.current.getBoundingClientRect(), part.getBoundingClientRect()];
    row.current.scrollLeft += place.left + place.width / 2 - (whole.left + whole.width / 2);
  }, [changed]);
}
