import { type RefObject, useEffect, useRef, useState } from 'react';

export interface GrowingList<L extends HTMLElement> {
  /** The element whose children are the items. */
  list: RefObject<L | null>;
  busy: boolean;
  /** Runs a function that appends items and returns whether it added any. */
  grow: (add: () => Promise<boolean>) => Promise<void>;
}

/** A list that grows on a button press; the focus moves to the first new item. */
export function useGrowingList<L extends HTMLElement>(): GrowingList<L> {
  const list = useRef<L>(null);
  const before = useRef<number | null>(null);
  const [busy, setBusy] = useState(false);

  // New items may render later, and the button may be gone by then.
  useEffect(() => {
    const first = before.current === null ? null : list.current?.children[before.current];
    if (!(first instanceof HTMLElement)) return;
    before.current = null;
    first.tabIndex = -1;
    first.focus();
  });

  const grow = async (add: () => Promise<boolean>) => {
    if (busy) return;
    before.current = list.current?.children.length ?? 0;
    setBusy(true);
    if (!(await add())) before.current = null;
    setBusy(false);
  };
  return { list, busy, grow };
}
