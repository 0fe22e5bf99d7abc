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
import { closeQueries, soonestQuery } from './close-queries';

export function searchLoader(store: PublicStore): LoaderFunction {
  return ({ request }) => {
    const { query } = fromSearchParams(new URL(request.url).searchParams);
    return store.host.awaitLoader(
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
  const totalOf = (asked: CourseQuery) => entryOf(store, 'searches', searchKey(asked)).data?.total;
  if (totalOf(query) !== 0) return;
  // One after the other: the first that finds something is enough.
  for (const close of [...closeQueries(query), soonestQuery]) {
    await loadSearch(store, close);
    if (totalOf(close)) return;
  }
}
