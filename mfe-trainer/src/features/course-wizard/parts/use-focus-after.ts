import { type RefObject, useEffect, useState } from 'react';

/**
 * Puts the focus somewhere once the page has changed, when what had it is gone.
 * @returns takes what is to have it, as a selector below `root`
 */
export function useFocusAfter(root: RefObject<HTMLElement | null>): (selector: string) => void {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted) return;
    root.current?.querySelector<HTMLElement>(wanted)?.focus();
    setWanted(null);
  }, [wanted, root]);
  return setWanted;
}

/** The first field of a form that has just been opened. */
export const firstField = (name: string) =>
  ['select', 'input', 'textarea'].map((tag) => `[data-form="${name}"] ${tag}`).join();
