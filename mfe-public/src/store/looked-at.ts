import { getRecentlyViewedCourses } from '@kaksha/api-client/engagement';
import { load, type PublicStore } from './public-store';

/** Where it is kept what somebody looked at. */
export const lookedAtKey = (userId: number | null) => (userId === null ? 'nobody' : String(userId));

/** The courses that a person looked at, the latest first. */
export const loadLookedAt = (store: PublicStore, userId: number) =>
  load(store, 'lookedAt', lookedAtKey(userId), () => getRecentlyViewedCourses(store.host.http, userId), {
    force: true,
  });
