import { type ActivityPeriod, activityPeriods } from '@kaksha/domain/engagement';
import type { LoaderFunction } from 'react-router-dom';
import { loadTaught, type TrainerStore } from '../../store/trainer-store';

/** The chart's period in the query; by default 30 days. */
export function periodOf(search: string): ActivityPeriod {
  const asked = Number(new URLSearchParams(search).get('days'));
  return activityPeriods.find((days) => days === asked) ?? 30;
}

export function homeLoader(store: TrainerStore): LoaderFunction {
  return ({ request }) => {
    const days = periodOf(new URL(request.url).search);
    return store.host.awaitLoader(
      Promise.all([
        store.overview.load(days),
        // The counts always compare with the week before.
        days !== 7 && store.overview.load(7),
        loadTaught(store),
        store.enquiries.load(),
        store.pricing.load(),
        store.taxProfile.load(),
        store.supportLinks.load(),
      ]),
    );
  };
}
