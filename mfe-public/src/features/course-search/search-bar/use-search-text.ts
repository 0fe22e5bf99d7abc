import type { CourseQuery } from '@kaksha/domain/catalogue';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { ChangeSearch } from '../use-course-search';

const waitMs = 350;

/**
 * The words in the search field: the address's, or what is being typed until it has gone there. Typing searches after
 * a short rest and replaces the address, so that Back leads out of the search and not through every letter.
 */
export function useSearchText(query: CourseQuery, change: ChangeSearch) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const text = query.text ?? '';

  const search = (words: string) => {
    clearTimeout(timer.current);
    const next = words.trim();
    if (next !== text) change({ text: next || undefined }, { replace: true });
  };
  // The timer must not search with the filters of the moment when it was set.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
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
      search(typed);
      setTyped(null);
    },
  };
}
