import type { CourseQuery } from '@kaksha/domain/catalogue';
import { fromSearchParams } from '@kaksha/domain/course-query';
import type { LoaderFunction } from 'react-router-dom';
import {
  loadCategories,
  loadFacets,
  loadLanguages,
  loadSearch,
  loadSubcategories,
  searchKey,
} from '../../store/catalogue';
import { entryOf, type PublicStore } from '../../store/public-store';

/** How many courses stand in when nothing matches. */
const insteadCount = 3;

export function searchLoader(store: PublicStore): LoaderFunction {
  return ({ request }) => {
    const { query } = fromSearchParams(new URL(request.url).searchParams);
    return store.host.settle(
      Promise.all([
        loadResults(store, query),
        loadFacets(store, query),
        loadCategories(store),
        loadSubcategories(store),
        loadLanguages(store),
      ]),
    );
  };
}

/** The list, and if it is empty what to look at instead. */
export async function loadResults(store: PublicStore, query: CourseQuery, force = false): Promise<void> {
  await loadSearch(store, query, { force });
  if (entryOf(store, 'searches', searchKey(query)).data?.total !== 0) return;
  const close = closeQuery(query);
  if (close) await loadSearch(store, close);
  if (!close || !entryOf(store, 'searches', searchKey(close)).data?.total) await loadSearch(store, soonestQuery);
}

/** The same words without the filters; null when there is nothing to leave out or nothing left. */
export function closeQuery(query: CourseQuery): CourseQuery | null {
  const { text } = query;
  const filtered = Object.keys(query).some((field) => !['text', 'sort', 'page'].includes(field));
  return text && filtered ? { text, count: insteadCount } : null;
}

/** What starts soonest of all. */
export const soonestQuery: CourseQuery = { count: insteadCount };
