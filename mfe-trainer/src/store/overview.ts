import { getActivityOverview } from '@kaksha/api-client/engagement';
import { getReceivedEnquiries } from '@kaksha/api-client/enquiries';
import type { ActivityPeriod } from '@kaksha/domain/engagement';
import { loadArea } from './area';
import type { TrainerStore } from './trainer-store';
import { wholeList } from './whole-list';

/** What happened around all courses of the trainer in the last days. Never rejects, as all loads. */
export function loadOverview(store: TrainerStore, days: ActivityPeriod): Promise<void> {
  return loadArea(store, 'overview', String(days), () => getActivityOverview(store.host.http, days));
}

/** Questions a call, the most that the API hands out at once. */
const count = 100;

/** Everything that the trainer was asked, latest first. */
export function loadEnquiries(store: TrainerStore): Promise<void> {
  return loadArea(store, 'enquiries', '', async () => {
    const { results } = await wholeList((page) => getReceivedEnquiries(store.host.http, { page, count }));
    return results;
  });
}
