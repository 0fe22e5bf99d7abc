import type { Category, CourseSummary } from '@kaksha/domain/catalogue';
import { coursesPath } from '@kaksha/domain/course-query';
import { coursePath } from '@kaksha/domain/slugs';
import { useEffect, useState } from 'react';
import { all, loadSearch, searchKey } from '../../../store/catalogue';
import { usePublicStore, useResource } from '../../../store/store-context';

export interface Suggestion {
  kind: 'category' | 'course';
  name: string;
  /** What it is, in a word or two. */
  detail: string;
  path: string;
}

const waitMs = 150;
const shortestText = 2;
const maxCategories = 2;
const maxCourses = 5;

/** Categories and courses whose names fit what is being typed; the last ones stay while the next are on their way. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const store = usePublicStore();
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = typed.trim().length < shortestText ? '' : typed.trim();
      setText(next);
      if (next) void loadSearch(store, { text: next, count: maxCourses });
    }, waitMs);
    return () => clearTimeout(timer);
  }, [store, typed]);

  const categories = useResource('categories', all).data ?? [];
  const found = useResource('searches', searchKey({ text, count: maxCourses })).data?.results ?? null;
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
