import { upcomingStarts } from '@kaksha/domain/batches';
import type { DescribedCourse } from '@kaksha/domain/catalogue';
import { matches } from '../../list/paginate';

/** The first one is the server's order. */
export const courseSortings = ['latest', 'start', 'name', 'enrolled', 'views'] as const;
export type CourseSorting = (typeof courseSortings)[number];

export const sortingLabels: Record<CourseSorting, string> = {
  latest: 'Latest first',
  start: 'Starts soonest',
  name: 'Name, A to Z',
  enrolled: 'Most enrolled',
  views: 'Most viewed',
};

/** Courses that match the text, in the given order. */
export function findCourses(
  courses: readonly DescribedCourse[],
  { text, sort }: { text: string; sort: CourseSorting },
  now: Date,
): DescribedCourse[] {
  const found = courses.filter(({ name, category, subcategory, language, difficulty }) =>
    matches(text, [name, category.displayName, subcategory?.name, language.displayName, difficulty]),
  );
  return sort === 'latest' ? found : found.sort(comparisons[sort](now));
}

type Comparison = (one: DescribedCourse, other: DescribedCourse) => number;

const comparisons: Record<Exclude<CourseSorting, 'latest'>, (now: Date) => Comparison> = {
  start: (now) => (one, other) => startOf(one, now) - startOf(other, now),
  name: () => (one, other) => one.name.localeCompare(other.name, 'en', { numeric: true, sensitivity: 'base' }),
  enrolled: () => (one, other) => (other.activity?.enrolled ?? 0) - (one.activity?.enrolled ?? 0),
  views: () => (one, other) => (other.activity?.viewcourse ?? 0) - (one.activity?.viewcourse ?? 0),
};

/** Running courses and courses without a date sort after upcoming ones. */
function startOf({ batches }: DescribedCourse, now: Date): number {
  const [next] = upcomingStarts(batches, now);
  return next?.first.start.getTime() ?? Number.MAX_SAFE_INTEGER;
}
