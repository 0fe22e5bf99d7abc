import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const waitMs = 350;

/**
 * A text field bound to the address. Typing is committed after 350 ms, so that not every letter is a search.
 * @param text    the text in the address
 * @param commit  writes another text to the address
 */
export function useDebouncedText(text: string, commit: (next: string | undefined) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = (next: string) => {
    clearTimeout(timer.current);
    const trimmed = next.trim();
    if (trimmed !== text) commit(trimmed || undefined);
  };
  // The timer must use the current filters, not those of when it was set.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // Back and forward discard uncommitted text.
  const { key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  useEffect(() => {
    if (!isPop || !key) return;
    clearTimeout(timer.current);
    setTyped(null);
  }, [isPop, key]);

  return {
    value: typed ?? text,
    onValueChange: (next: string) => {
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(next), waitMs);
    },
    /** Discards uncommitted text. */
    reset: () => {
      clearTimeout(timer.current);
      setTyped(null);
    },
    /** Commits at once. */
    commitNow: () => {
      if (typed === null) return;
      send(typed);
      setTyped(null);
    },
  };
}
