import { useCallback, useEffect, useRef } from 'react';
import { useHost } from './host-context';

export interface UnsavedWork {
  /** Removes the message at once, e.g. before a navigation that follows a save. */
  release(): void;
}

/**
 * Makes the host ask before the page is left, while `what` is not null.
 * @param what  e.g. 'Your course details are not saved yet.'
 */
export function useUnsavedWork(what: string | null): UnsavedWork {
  const { unsaved } = useHost();
  const held = useRef<(() => void) | null>(null);
  const release = useCallback(() => {
    held.current?.();
    held.current = null;
  }, []);
  useEffect(() => {
    if (what === null) return;
    held.current = unsaved.hold(what);
    return release;
  }, [what, unsaved, release]);
  return { release };
}
