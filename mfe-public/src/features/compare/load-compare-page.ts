import { comparisonOf } from '@kaksha/domain/comparison';
import type { LoaderFunction } from 'react-router-dom';
import type { PublicStore } from '../../store/public-store';

export function compareLoader(store: PublicStore): LoaderFunction {
  return ({ request }) => {
    const { ids } = comparisonOf(new URL(request.url).searchParams);
    return store.host.awaitLoader(loadCompared(store, ids));
  };
}

/** Loads the courses in parallel. */
export const loadCompared = (store: PublicStore, ids: readonly number[]) =>
  Promise.all(ids.map((id) => store.courses.load(id)));
