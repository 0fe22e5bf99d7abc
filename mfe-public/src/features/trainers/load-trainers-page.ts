import { trainerQueryOf } from '@kaksha/domain/trainer-query';
import type { LoaderFunction } from 'react-router-dom';
import type { PublicStore } from '../../store/public-store';
import { loadTrainerPage } from '../../store/trainers';

export function trainersLoader(store: PublicStore): LoaderFunction {
  return ({ request }) => {
    const query = trainerQueryOf(new URL(request.url).searchParams);
    return store.host.awaitLoader(loadTrainerPage(store, query));
  };
}
