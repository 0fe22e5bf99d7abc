import type { Category, CourseSummary } from './catalogue';
import { coursesPath } from './course-query';
import type { SearchSuggestions } from './course-search';
import { foldedText } from './folded-text';
import { trainerPath } from './paths';
import { coursePath } from './slugs';

/** In the order in which lists show them. `text` searches for the typed text, `page` opens a page of the site. */
export type SuggestionKind = 'text' | 'page' | 'category' | 'course' | 'trainer' | 'place' | 'tool';

export interface Suggestion {
  kind: SuggestionKind;
  name: string;
  /** A short addition, e.g. the course's category. */
  detail: string;
  path: string;
}

/** Answers of the API for a typed text. */
export interface SuggestionSources {
  categories: readonly Category[];
  courses: readonly CourseSummary[];
  names: SearchSuggestions;
}

const maxCategories = 2;

/** The suggestions for the text, ordered by kind. */
export function suggestionsFor(text: string, { categories, courses, names }: SuggestionSources): Suggestion[] {
  return [...matchingCategories(categories, text), ...courses.map(fromCourse), ...fromNames(names)];
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
