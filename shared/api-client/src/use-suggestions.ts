import { type Suggestion, suggestionsFor } from '@kaksha/domain/suggestions';
import type { AxiosInstance } from 'axios';
import { useEffect, useState } from 'react';
import { getCategories, getSearchSuggestions, searchCourses } from './catalogue';

const waitMs = 150;
const shortestText = 2;
const maxCourses = 5;

export interface Suggestions {
  found: readonly Suggestion[];
  /** `idle` for a text that is too short. */
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  retry: () => void;
}

/** Suggestions for the typed text, by kind. The previous suggestions stay until the next ones are loaded. */
export function useSuggestions(http: AxiosInstance, typed: string): Suggestions {
  const text = typed.trim().length < shortestText ? '' : typed.trim();
  const [loaded, setLoaded] = useState<{ text: string; found: readonly Suggestion[]; failed: boolean }>();
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (!text) return;
    let isLatest = true;
    const timer = setTimeout(() => {
      void loadSuggestions(http, text).then((found) => {
        if (isLatest) setLoaded({ text, found: found ?? [], failed: !found });
      });
    }, waitMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [http, text, attempts]);

  const isCurrent = loaded?.text === text;
  return {
    found: (text && loaded?.found) || [],
    status: !text ? 'idle' : !isCurrent ? 'loading' : loaded.failed ? 'failed' : 'succeeded',
    retry: () => {
      setLoaded(undefined);
      setAttempts((before) => before + 1);
    },
  };
}

/** Null when no call answered. A failed call leaves out its kind only. */
async function loadSuggestions(http: AxiosInstance, text: string): Promise<Suggestion[] | null> {
  const [categories, courses, names] = await Promise.allSettled([
    getCategories(http),
    searchCourses(http, { text, count: maxCourses }),
    getSearchSuggestions(http, text),
  ]);
  if ([categories, courses, names].every(({ status }) => status === 'rejected')) return null;
  return suggestionsFor(text, {
    categories: answerOf(categories) ?? [],
    courses: answerOf(courses)?.results ?? [],
    names: answerOf(names) ?? { trainers: [], places: [], tools: [] },
  });
}

const answerOf = <T>(result: PromiseSettledResult<T>): T | undefined =>
  result.status === 'fulfilled' ? result.value : undefined;
