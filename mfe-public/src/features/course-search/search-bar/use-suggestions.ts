import { useReadable } from '@kaksha/contract/host-context';
import type { Category, CourseSummary } from '@kaksha/domain/catalogue';
import { coursesPath } from '@kaksha/domain/course-query';
import { coursePath } from '@kaksha/domain/slugs';
import { useEffect, useState } from 'react';
import { usePublicStore } from '../../../store/store-context';

export interface Suggestion {
  kind: 'category' | 'course';
  name: string;
  /** What kind of thing it is, e.g. the course's category. */
  detail: string;
  path: string;
}

const waitMs = 150;
const shortestText = 2;
const maxCategories = 2;
const maxCourses = 5;

/** Categories and courses that match the typed text. The previous ones stay until the next ones are loaded. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const store = usePublicStore();
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = typed.trim().length < shortestText ? '' : typed.trim();
      setText(next);
      if (next) void store.searches.load({ text: next, count: maxCourses });
    }, waitMs);
    return () => clearTimeout(timer);
  }, [store, typed]);

  const categories = useReadable(store.categories.at()).data ?? [];
  const found = useReadable(store.searches.at({ text, count: maxCourses })).data?.results ?? null;
  const [last, setLast] = useState<readonly CourseSummary[]>([]);
  if (found && found !== last) setLast(found);
  return text ? [...matchingCategories(categories, text), ...(found ?? last).map(fromCourse)] : [];
}

function matchingCategories(categories: readonly Category[], text: string): Suggestion[] {
  return categories
    .filter(({ displayName }) => displayName.toLowerCase().includes(text.toLowerCase()))
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
