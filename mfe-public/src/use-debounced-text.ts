import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const waitMs = 350;

/**
 * A text field bound to the address. Typing is committed after 350 ms, so that not every letter is a search.
 * @param text    the text in the address
 * @param commit  writes another text to the address
 */
export function useDebouncedText(text: string, commit: (next: string | undefined) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const send = (next: string) => {
    const trimmed = next.trim();
    if (trimmed !== text) commit(trimmed || undefined);
  };
  // After the pause the current filters count, not those of the last letter.
  const sendTyped = useEffectEvent(send);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => sendTyped(typed), waitMs);
    return () => clearTimeout(timer);
  }, [typed]);

  // Back and forward discard uncommitted text.
  const { key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  useEffect(() => {
    if (isPop && key) setTyped(null);
  }, [isPop, key]);

  return {
    value: typed ?? text,
    onValueChange: (next: string) => setTyped(next),
    /** Discards uncommitted text. */
    reset: () => setTyped(null),
    /** Commits at once. */
    commitNow: () => {
      if (typed === null) return;
      send(typed);
      setTyped(null);
    },
  };
}
