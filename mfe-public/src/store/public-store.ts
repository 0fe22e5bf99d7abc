import { getCoursesWithAction } from '@kaksha/api-client/actions';
import { getPost, getPosts } from '@kaksha/api-client/blog';
import {
  getAllSubcategories,
  getCategories,
  getCourse,
  getCourseFacets,
  getCoursesOfTrainer,
  getLanguages,
  getPopularSearches,
  getSimilarCourses,
  getStartingSoon,
  getTrainers,
  searchCourses,
} from '@kaksha/api-client/catalogue';
import { getCertificate, getOwnCertificates } from '@kaksha/api-client/certificates';
import {
  createResource,
  createResourceCache,
  emptyResources,
  resetForUser,
  reviveResources,
  signedIn,
} from '@kaksha/api-client/create-resource';
import { getRecentlyViewedCourses } from '@kaksha/api-client/engagement';
import { getOwnFeedback } from '@kaksha/api-client/feedback';
import { getLegalText } from '@kaksha/api-client/legal';
import { getSavedSearches } from '@kaksha/api-client/saved-searches';
import { getPlatformFee } from '@kaksha/api-client/trainer-settings';
import { getBasicDetails } from '@kaksha/api-client/trainers';
import { getWaitingList } from '@kaksha/api-client/waiting-list';
import { awaitUser } from '@kaksha/contract/current-user';
import type { HostServices } from '@kaksha/contract/host';
import { currentTime } from '@kaksha/contract/now';
import { createRemoteStore, perHost } from '@kaksha/contract/store';
import { publicDetailsOf, trainerContactOf } from '@kaksha/domain/authored-course';
import { defaultCourseSort, toSearchParams } from '@kaksha/domain/course-query';
import type { CourseQuery } from '@kaksha/domain/course-search';
import type { CurrentUser } from '@kaksha/domain/current-user';
import type { LegalDocument } from '@kaksha/domain/legal';
import { type TrainerQuery, trainersPath } from '@kaksha/domain/trainer-query';
import { matchesSearch, narrowBatches } from '../narrow-batches';
import { createComparedCourses } from './compared-courses';
import type { PublicData, SavedCourses } from './public-data';
import { getReviews, type ReviewSubject, reviewsKey } from './reviews';
import { soonestStarts, startingSoonDays } from './soonest-starts';
import { soonestTrainers } from './soonest-trainers';

const freshForMs = 60_000;

/** The reason when a trainer's page did not load and the server gives none. */
export const instructorFailed = 'Failed to fetch instructor details';

/** The remote's store: one per host, with one resource for each thing that it loads. */
export function createPublicStore(host: HostServices) {
  const { http, telemetry } = host;
  const state = createRemoteStore(host, 'public', emptyResources<PublicData>(), reviveResources);
  const cache = createResourceCache(state, () => awaitUser(host));
  const one = <N extends keyof PublicData>(name: N, fetch: () => Promise<PublicData[N]>) =>
    createResource(cache, name, { fetch, freshForMs });
  const byId = <N extends keyof PublicData>(name: N, fetch: (id: number) => Promise<PublicData[N]>) =>
    createResource(cache, name, { fetch, freshForMs });
  const ofUser = <N extends keyof PublicData>(name: N, fetch: (userId: number) => Promise<PublicData[N]>) =>
    createResource<PublicData, N, void, CurrentUser>(cache, name, {
      user: signedIn,
      fetch: (_, user) => fetch(user.id),
    });

  const savedCourses = createResource<PublicData, 'savedCourses', void, CurrentUser>(cache, 'savedCourses', {
    user: signedIn,
    fetch: async (_, user): Promise<SavedCourses> => {
      const courses = await getCoursesWithAction(http, user.id, 'like').catch((error: unknown) => {
        telemetry.error(error, 'load saved courses');
        throw error;
      });
      // Keeps courses that the user saved while this request was in flight.
      const { saved, interested } = savedCourses.confirmed() ?? { saved: [], interested: [] };
      return { saved: [...new Set([...courses.map(({ id }) => id), ...saved])], interested };
    },
    freshForMs: Number.POSITIVE_INFINITY,
  });

  /** The code that shortens the texts of posts loads beside them, because most pages show none. */
  const postsAndTexts = () =>
    Promise.all([getPosts(http), import(/* webpackChunkName: "listed-posts" */ './listed-posts')]);

  return {
    host,
    categories: one('categories', () => getCategories(http)),
    languages: one('languages', () => getLanguages(http)),
    subcategories: one('subcategories', () => getAllSubcategories(http)),
    legal: createResource(cache, 'legal', {
      key: ({ document, version }) => `${document}/${version ?? ''}`,
      fetch: (of: { document: LegalDocument; version: number | null }) => getLegalText(http, of),
      freshForMs,
    }),
    platformFee: one('platformFee', () => getPlatformFee(http)),
    popularSearches: one('popularSearches', () => getPopularSearches(http)),
    startingSoon: one('startingSoon', async () =>
      soonestStarts(await getStartingSoon(http, { days: startingSoonDays }), currentTime()),
    ),
    trainers: one('trainers', async () => soonestTrainers((await getTrainers(http, {})).results)),
    searches: createResource(cache, 'searches', {
      key: searchKey,
      fetch: async (query: CourseQuery) => {
        const page = await searchCourses(http, { ...query, sort: query.sort ?? defaultCourseSort });
        // A card shows the first batch that matches the filters, and a page carries its data in the HTML.
        return { ...page, results: page.results.map((course) => narrowBatches(course, matchesSearch(query))) };
      },
      freshForMs,
    }),
    facets: createResource(cache, 'facets', {
      key: facetsKey,
      fetch: (query: CourseQuery) => getCourseFacets(http, query),
      freshForMs,
    }),
    courses: byId('courses', async (id) => publicDetailsOf(await getCourse(http, id))),
    similar: byId('similar', (id) => getSimilarCourses(http, id)),
    trainerContact: createResource(cache, 'trainerContact', {
      user: signedIn,
      fetch: (courseId: number) => getCourse(http, courseId).then(trainerContactOf),
      freshForMs,
    }),
    trainerPages: createResource(cache, 'trainerPages', {
      key: trainersPath,
      fetch: (query: TrainerQuery) => getTrainers(http, query),
      freshForMs,
    }),
    trainerProfiles: byId('trainerProfiles', async (id) => (await getBasicDetails(http, id, instructorFailed)).trainer),
    coursesOfTrainer: byId('coursesOfTrainer', (id) => getCoursesOfTrainer(http, id, 'published')),
    reviews: createResource(cache, 'reviews', {
      key: reviewsKey,
      fetch: (subject: ReviewSubject) => getReviews(http, subject),
      freshForMs,
    }),
    ownFeedback: createResource(cache, 'ownFeedback', {
      user: signedIn,
      fetch: (trainerId: number) => getOwnFeedback(http, trainerId),
      freshForMs,
    }),
    savedSearches: ofUser('savedSearches', () => getSavedSearches(http)),
    recentlyViewed: ofUser('recentlyViewed', (userId) => getRecentlyViewedCourses(http, userId)),
    ownSeats: ofUser('ownSeats', async (userId) => {
      const { getOwnSeats } = await import(/* webpackChunkName: "own-seat" */ './own-seats');
      return getOwnSeats(http, userId);
    }),
    waitingList: createResource(cache, 'waitingList', { user: signedIn, fetch: () => getWaitingList(http) }),
    posts: one('posts', async () => {
      const [posts, { toListedPosts }] = await postsAndTexts();
      return toListedPosts(posts);
    }),
    postTexts: one('postTexts', async () => {
      const [posts, { toPostTexts }] = await postsAndTexts();
      return toPostTexts(posts);
    }),
    proof: one('proof', async () => {
      const { getProof } = await import(/* webpackChunkName: "proof" */ './proof');
      return getProof(http);
    }),
    certificate: createResource(cache, 'certificate', { fetch: (id: string) => getCertificate(http, id) }),
    ownCertificates: ofUser('ownCertificates', () => getOwnCertificates(http)),
    post: createResource(cache, 'post', { fetch: (slug: string) => getPost(http, slug), freshForMs }),
    savedCourses,
    compared: createComparedCourses(),
    /** Drops the data of the previous user; null for a visitor. */
    resetForUser: (userId: number | null) => resetForUser(cache, userId),
  };
}

export type PublicStore = ReturnType<typeof createPublicStore>;

export const publicStoreOf = perHost(createPublicStore);

function searchKey(query: CourseQuery): string {
  const size = query.count === undefined ? '' : `#${query.count}`;
  return toSearchParams(query).toString() + size;
}

/** Order and page do not change the counts. */
function facetsKey(query: CourseQuery): string {
  const { page: _page, count: _count, sort: _sort, ...filters } = query;
  return toSearchParams(filters).toString();
}
