import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const waitMs = 350;

/**
 * A text field that the address holds: it shows the address's words, or what is being typed until that has gone there.
 * It goes after a short rest, so that not every letter is a search.
 * @param text    the words that the address holds
 * @param commit  brings other words into the address
 */
export function useTypedText(text: string, commit: (next: string | undefined) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = (words: string) => {
    clearTimeout(timer.current);
    const next = words.trim();
    if (next !== text) commit(next || undefined);
  };
  // The timer must not search with the filters of the moment when it was set.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // Back and forward win over what was being typed.
  const { key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  useEffect(() => {
    if (!isPop || !key) return;
    clearTimeout(timer.current);
    setTyped(null);
  }, [isPop, key]);

  return {
    value: typed ?? text,
    onValueChange: (words: string) => {
      setTyped(words);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(words), waitMs);
    },
    /** Forgets what was being typed: something else was chosen instead. */
    drop: () => {
      clearTimeout(timer.current);
      setTyped(null);
    },
    /** Searches at once, and lets the address speak again. */
    settle: () => {
      if (typed === null) return;
      send(typed);
      setTyped(null);
    },
  };
}
