import { coursesPath, fromSearchParams } from '@kaksha/domain/course-query';
import type { CourseQuery } from '@kaksha/domain/course-search';
import { type LoaderFunction, redirect } from 'react-router-dom';
import type { PublicStore } from '../../store/public-store';
import { currentQuery } from './current-query';
import { fallbackQueries, soonestQuery } from './fallback-queries';

export function searchLoader(store: PublicStore): LoaderFunction {
  return async ({ request }) => {
    const { query } = fromSearchParams(new URL(request.url).searchParams);
    await store.host.awaitLoader(
      Promise.all([
        loadResults(store, query),
        store.facets.load(query),
        store.categories.load(),
        store.subcategories.load(),
        store.languages.load(),
      ]),
    );
    const renamed = currentQuery(query, store);
    return renamed && redirect(coursesPath(renamed), 301);
  };
}

/** Loads the results and, when there are none, the first fallback search that finds courses. */
export async function loadResults(store: PublicStore, query: CourseQuery): Promise<void> {
  await store.searches.load(query);
  const totalOf = (requested: CourseQuery) => store.searches.get(requested).data?.total;
  if (totalOf(query) !== 0) return;
  for (const close of [...fallbackQueries(query), soonestQuery]) {
    await store.searches.load(close);
    if (totalOf(close)) return;
  }
}
