import { getCalendarFeed } from '@kaksha/api-client/calendar';
import { getCategories, getSubcategories } from '@kaksha/api-client/catalogue';
import { getRecentlyViewedCourses } from '@kaksha/api-client/engagement';
import { getSentEnquiries } from '@kaksha/api-client/enquiries';
import { getPaymentHistory, getPurchases } from '@kaksha/api-client/payment';
import { getInterests, getLearningGoal, getProfile, getSavedSearches } from '@kaksha/api-client/profile';
import { loadResource, type Resource } from '@kaksha/api-client/resource';
import { awaitUser } from '@kaksha/contract/current-user';
import type { AxiosInstance } from 'axios';
import { beginFor, type LearnerStore } from './learner-store';
import type { InterestChoice, OwnLists } from './own-lists';
import { getSuggestedCourses } from './suggestions';

type Fetch<T> = (http: AxiosInstance, userId: number) => Promise<T>;

const fetches: { [K in keyof OwnLists]: Fetch<NonNullable<OwnLists[K]['data']>> } = {
  requests: getSentEnquiries,
  purchases: getPurchases,
  payments: getPaymentHistory,
  profile: getProfile,
  goal: getLearningGoal,
  feed: async (http) => ({ createdAt: (await getCalendarFeed(http)).createdAt, url: null }),
  interests: getInterestChoice,
  searches: getSavedSearches,
  lookedAt: getRecentlyViewedCourses,
  suggested: getSuggestedCourses,
};

async function getInterestChoice(http: AxiosInstance, userId: number): Promise<InterestChoice> {
  const [categories, subcategories, interests] = await Promise.all([
    getCategories(http),
    getSubcategories(http),
    getInterests(http, userId),
  ]);
  return { categories, subcategories, interests };
}

/** Loads one list of the signed-in person; nothing for a visitor. Never rejects: a failure is in the resource. */
export async function loadOwn<K extends keyof OwnLists>(store: LearnerStore, list: K): Promise<void> {
  const { host, state, loads } = store;
  const user = await awaitUser(host);
  if (!user) return;
  beginFor(store, user.id);
  type Data = NonNullable<OwnLists[K]['data']>;
  const slot = {
    get: () => state.getState()[list] as Resource<Data>,
    // An answer for somebody who is no longer there is dropped.
    set: (next: Resource<Data>) => {
      if (state.getState().userId === user.id) state.setState({ [list]: next } as Partial<OwnLists>);
    },
  };
  await loadResource<Data>(loads, `${list}/${user.id}`, slot, () => (fetches[list] as Fetch<Data>)(host.http, user.id));
}

/** What the profile's page shows, side by side. */
export async function loadProfilePage(store: LearnerStore): Promise<void> {
  await Promise.all([
    loadOwn(store, 'profile'),
    loadOwn(store, 'goal'),
    loadOwn(store, 'interests'),
    loadOwn(store, 'searches'),
  ]);
}
