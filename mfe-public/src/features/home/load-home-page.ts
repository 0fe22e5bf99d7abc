import type { CourseQuery } from '@kaksha/domain/catalogue';
import type { LoaderFunction } from 'react-router-dom';
import { loadCategories, loadSearch, loadStartingSoon, loadTrainers } from '../../store/catalogue';
import type { PublicStore } from '../../store/public-store';

/** What the weekend row shows. */
export const weekendQuery: CourseQuery = { days: 'weekend', count: 4 };

export function homeLoader(store: PublicStore): LoaderFunction {
  return () =>
    store.host.awaitLoader(
      Promise.all([
        loadStartingSoon(store),
        loadCategories(store),
        loadSearch(store, weekendQuery),
        loadTrainers(store),
      ]),
    );
}
