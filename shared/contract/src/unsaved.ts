import { useCallback, useEffect, useRef } from 'react';
import { useHost } from './host-context';

export interface UnsavedWork {
  /** Ends it at once, e.g. right after saving, for a navigation that follows before the next render. */
  release(): void;
}

/**
 * While `what` is a sentence, the host asks before the page is left. Null says that all is saved.
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
