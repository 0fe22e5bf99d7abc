import { getBatchMessages } from '@kaksha/api-client/batch-messages';
import { getCalendarFeed } from '@kaksha/api-client/calendar';
import {
  getCategories,
  getCourse,
  getCoursesOfTrainer,
  getLanguages,
  getSubcategories,
} from '@kaksha/api-client/catalogue';
import { getBatchCertificates } from '@kaksha/api-client/certificates';
import { getAttendance, getMeeting, getRoom } from '@kaksha/api-client/classes';
import { getCoupons } from '@kaksha/api-client/coupons';
import {
  createResource,
  createResourceCache,
  emptyResources,
  type KeyedResource,
  resetForUser,
  reviveResources,
  signedIn,
} from '@kaksha/api-client/create-resource';
import { getEarnings, getEarningsLines, type LinesOf } from '@kaksha/api-client/earnings';
import { getActivityOverview } from '@kaksha/api-client/engagement';
import { getBatchStorageUse, getMaterials } from '@kaksha/api-client/materials';
import { getNotificationSettings } from '@kaksha/api-client/notifications';
import { getStaff } from '@kaksha/api-client/staff';
import { getTaxProfile } from '@kaksha/api-client/tax-profile';
import { getPaymentConfig, getPlatformFee, getSupportLinks } from '@kaksha/api-client/trainer-settings';
import { getBasicDetails } from '@kaksha/api-client/trainers';
import { getVerification } from '@kaksha/api-client/verification';
import { awaitUser } from '@kaksha/contract/current-user';
import type { HostServices } from '@kaksha/contract/host';
import { createRemoteStore } from '@kaksha/contract/store';
import { type OwnCourseList, ownCourseLists } from '@kaksha/domain/catalogue';
import type { CurrentUser } from '@kaksha/domain/current-user';
import { deviceTimeZone } from '@kaksha/domain/dates';
import type { ActivityPeriod } from '@kaksha/domain/engagement';
import { fetchActivity, fetchContacted, fetchEnquiries, fetchEnrolled } from './all-pages';
import type { CalendarFeed, TrainerData } from './trainer-data';

/** A page of the orders behind a figure. */
export interface LinesView {
  of: LinesOf;
  page: number;
}

type Trainer = CurrentUser & { trainerId: number };

const trainer = (user: CurrentUser | null): Trainer | undefined =>
  user && user.trainerId !== null ? { ...user, trainerId: user.trainerId } : undefined;

/** The remote's store: one per host, with one resource for each thing that it loads. */
export function createTrainerStore(host: HostServices) {
  const { http } = host;
  const state = createRemoteStore(host, 'trainer', emptyResources<TrainerData>(), reviveResources);
  const cache = createResourceCache(state, () => awaitUser(host));
  /** A resource of the signed-in trainer; other users load nothing. */
  const ofTrainer = <N extends keyof TrainerData, P = void>(
    name: N,
    fetch: (trainer: Trainer, params: P) => Promise<TrainerData[N]>,
  ): KeyedResource<TrainerData[N], P> =>
    createResource<TrainerData, N, P, Trainer>(cache, name, {
      user: trainer,
      fetch: (params, user) => fetch(user, params),
    });

  const feed = ofTrainer('feed', async (): Promise<CalendarFeed> => {
    const { createdAt } = await getCalendarFeed(http);
    const known = feed.get().data;
    return { createdAt, url: known?.createdAt === createdAt ? known.url : null };
  });

  return {
    host,
    state,
    /** Drops another user's data. Returns the signed-in user once the session is known; null for a visitor. */
    async resetForCurrentUser(): Promise<CurrentUser | null> {
      const user = await awaitUser(host);
      if (user) resetForUser(cache, user.id);
      return user;
    },
    courses: ofTrainer('courses', ({ trainerId }, list: OwnCourseList) => getCoursesOfTrainer(http, trainerId, list)),
    feed,
    overview: ofTrainer('overview', (_, days: ActivityPeriod) => getActivityOverview(http, days, deviceTimeZone())),
    activity: ofTrainer('activity', (_, courseId: number) => fetchActivity(http, courseId)),
    enrolled: ofTrainer('enrolled', (_, courseId: number) => fetchEnrolled(http, courseId)),
    batchMessages: ofTrainer('batchMessages', (_, batchId: number) => getBatchMessages(http, batchId)),
    materials: ofTrainer('materials', (_, batchId: number) => getMaterials(http, batchId)),
    batchStorageUse: ofTrainer('batchStorageUse', (_, batchId: number) => getBatchStorageUse(http, batchId)),
    attendance: ofTrainer('attendance', (_, batchId: number) => getAttendance(http, batchId)),
    certificates: ofTrainer('certificates', (_, batchId: number) => getBatchCertificates(http, batchId)),
    meeting: ofTrainer('meeting', (_, batchId: number) => getMeeting(http, batchId)),
    room: ofTrainer('room', (_, batchId: number) => getRoom(http, batchId)),
    contacted: ofTrainer('contacted', (_, courseId: number) => fetchContacted(http, courseId)),
    enquiries: ofTrainer('enquiries', () => fetchEnquiries(http)),
    details: ofTrainer('details', ({ trainerId }) => getBasicDetails(http, trainerId)),
    notificationSettings: ofTrainer('notificationSettings', () => getNotificationSettings(http)),
    pricing: ofTrainer('pricing', ({ trainerId }) => getPaymentConfig(http, trainerId)),
    platformFee: createResource(cache, 'platformFee', { fetch: () => getPlatformFee(http), freshForMs: Infinity }),
    taxProfile: ofTrainer('taxProfile', () => getTaxProfile(http)),
    coupons: ofTrainer('coupons', () => getCoupons(http)),
    earnings: ofTrainer('earnings', () => getEarnings(http)),
    earningsLines: createResource<TrainerData, 'earningsLines', LinesView, Trainer>(cache, 'earningsLines', {
      user: trainer,
      key: ({ of, page }) => `${'payoutId' in of ? of.payoutId : `${of.currency} ${of.month}`}/${page}`,
      fetch: ({ of, page }) => getEarningsLines(http, of, page),
    }),
    supportLinks: ofTrainer('supportLinks', ({ trainerId }) => getSupportLinks(http, trainerId)),
    staff: ofTrainer('staff', () => getStaff(http)),
    verification: ofTrainer('verification', () => getVerification(http)),
    authoredCourse: createResource(cache, 'authoredCourse', {
      user: signedIn,
      fetch: (courseId: number) => getCourse(http, courseId),
      // The wizard must not start from an old copy of a course that was open before another one.
      maxEntries: 1,
    }),
    categories: createResource(cache, 'categories', { fetch: () => getCategories(http), freshForMs: Infinity }),
    languages: createResource(cache, 'languages', { fetch: () => getLanguages(http), freshForMs: Infinity }),
    subcategories: createResource(cache, 'subcategories', {
      fetch: (categoryId: number) => getSubcategories(http, categoryId),
      freshForMs: Infinity,
    }),
  };
}

export type TrainerStore = ReturnType<typeof createTrainerStore>;

/** Loads the lists of `useTaughtCourses`. */
export const loadTaught = ({ courses }: Pick<TrainerStore, 'courses'>): Promise<unknown> =>
  Promise.all(ownCourseLists.map((list) => courses.load(list)));

/** Loads a resource that was not loaded for the current user yet. A failed load is left to the page's Retry. */
export async function loadOnce<P>(
  { host, state }: TrainerStore,
  resource: Pick<KeyedResource<unknown, P>, 'get' | 'load'>,
  params: P,
): Promise<void> {
  const user = await awaitUser(host);
  if (resource.get(params).status === 'idle' || state.getState().userId !== (user?.id ?? null))
    await resource.load(params);
}
