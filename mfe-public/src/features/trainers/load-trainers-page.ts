import { trainerQueryOf } from '@kaksha/domain/trainer-query';
import type { LoaderFunction } from 'react-router-dom';
import type { PublicStore } from '../../store/public-store';

export function trainersLoader(store: PublicStore): LoaderFunction {
  return ({ request }) => {
    const query = trainerQueryOf(new URL(request.url).searchParams);
    return store.host.awaitLoader(store.trainerPages.load(query));
  };
}
