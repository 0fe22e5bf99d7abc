import { type ActivityPeriod, activityPeriods } from '@kaksha/domain/engagement';
import type { LoaderFunction } from 'react-router-dom';
import { loadEnquiries, loadOverview } from '../../store/overview';
import { loadPricing, loadSupportLinks } from '../../store/settings';
import { loadCourses, type TrainerStore } from '../../store/trainer-store';

/** The chart's period that an address asks for; 30 days when it asks for none. */
export function periodOf(search: string): ActivityPeriod {
  const asked = Number(new URLSearchParams(search).get('days'));
  return activityPeriods.find((days) => days === asked) ?? 30;
}

export function homeLoader(store: TrainerStore): LoaderFunction {
  return ({ request }) => {
    const days = periodOf(new URL(request.url).search);
    return store.host.awaitLoader(
      Promise.all([
        loadOverview(store, days),
        // What changed since last week.
        days === 7 ? null : loadOverview(store, 7),
        loadCourses(store, 'published'),
        loadCourses(store, 'draft'),
        loadEnquiries(store),
        loadPricing(store),
        loadSupportLinks(store),
      ]),
    );
  };
}
