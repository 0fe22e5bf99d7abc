import type { CourseQuery } from '@kaksha/domain/course-search';
import type { LoaderFunction } from 'react-router-dom';
import type { PublicStore } from '../../store/public-store';

/** The query of the weekend row. */
export const weekendQuery: CourseQuery = { days: 'weekend-only', count: 4 };

export function homeLoader(store: PublicStore): LoaderFunction {
  return () =>
    store.host.awaitLoader(
      Promise.all([
        store.startingSoon.load(),
        store.categories.load(),
        store.searches.load(weekendQuery),
        store.trainers.load(),
        store.popularSearches.load(),
        store.proof.load(),
      ]),
    );
}
