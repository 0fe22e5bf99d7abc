import { type RefObject, useEffect, useState } from 'react';

/**
 * Moves the focus after the next render, when the focused element has disappeared.
 * @returns takes a selector below `root`
 */
export function useFocusAfter(root: RefObject<HTMLElement | null>): (selector: string) => void {
  const [selector, setSelector] = useState<string | null>(null);
  useEffect(() => {
    if (!selector) return;
    root.current?.querySelector<HTMLElement>(selector)?.focus();
    setSelector(null);
  }, [selector, root]);
  return setSelector;
}

/** Selector of the first field of a form that has just opened. */
export const firstField = (name: string) =>
  ['select', 'input', 'textarea'].map((tag) => `[data-form="${name}"] ${tag}`).join();
