import { useResource } from '@kaksha/api-client/use-resource';
import type { Category, CourseSummary } from '@kaksha/domain/catalogue';
import { coursesPath } from '@kaksha/domain/course-query';
import type { SearchSuggestions } from '@kaksha/domain/course-search';
import { foldedText } from '@kaksha/domain/folded-text';
import { trainerPath } from '@kaksha/domain/paths';
import { coursePath } from '@kaksha/domain/slugs';
import { useEffect, useState } from 'react';
import { usePublicStore } from '../store/store-context';

export type SuggestionKind = 'category' | 'course' | 'trainer' | 'place' | 'tool';

export interface Suggestion {
  kind: SuggestionKind;
  name: string;
  /** A short addition, e.g. the course's category. */
  detail: string;
  path: string;
}

const waitMs = 150;
const shortestText = 2;
const maxCategories = 2;
const maxCourses = 5;
const none: SearchSuggestions = { trainers: [], places: [], tools: [] };

/** Suggestions for the typed text, by kind. The previous suggestions stay until the next ones are loaded. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const store = usePublicStore();
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = typed.trim().length < shortestText ? '' : typed.trim();
      setText(next);
      if (!next) return;
      void store.searches.load({ text: next, count: maxCourses });
      void store.suggestions.load(next);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [store, typed]);

  const categories = useResource(store.categories).data ?? [];
  const courses = useLatest(useResource(store.searches, { text, count: maxCourses }).data?.results) ?? [];
  const names = useLatest(useResource(store.suggestions, text).data) ?? none;
  if (!text) return [];
  return [...matchingCategories(categories, text), ...courses.map(fromCourse), ...fromNames(names)];
}

/** The value, or the last one while it is not loaded. */
function useLatest<T>(value: T | null | undefined): T | null {
  const [last, setLast] = useState<T | null>(null);
  if (value && value !== last) setLast(value);
  return value ?? last;
}

function matchingCategories(categories: readonly Category[], text: string): Suggestion[] {
  const folded = foldedText(text);
  return categories
    .filter(({ displayName }) => foldedText(displayName).includes(folded))
    .slice(0, maxCategories)
    .map(({ name, displayName, courseCount }) => ({
      kind: 'category',
      name: displayName,
      detail: courseCount === 1 ? '1 course' : `${courseCount} courses`,
      path: coursesPath({ categories: [name] }),
    }));
}

const fromCourse = (course: CourseSummary): Suggestion => ({
  kind: 'course',
  name: course.name,
  detail: course.category.displayName,
  path: coursePath(course),
});

const fromNames = ({ trainers, places, tools }: SearchSuggestions): Suggestion[] => [
  ...trainers.map(({ id, name }) => ({ kind: 'trainer' as const, name, detail: 'Trainer', path: trainerPath(id) })),
  ...places.map((place) => ({
    kind: 'place' as const,
    name: place,
    detail: 'Classrooms',
    path: coursesPath({ place }),
  })),
  ...tools.map((tool) => ({ kind: 'tool' as const, name: tool, detail: 'Tool', path: coursesPath({ tool }) })),
];
