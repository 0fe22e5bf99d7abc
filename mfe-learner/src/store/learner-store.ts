import { getClassMessages } from '@kaksha/api-client/batch-messages';
import { getBatchChanges, getBatchesOfCourse } from '@kaksha/api-client/batches';
import { getCalendarFeed } from '@kaksha/api-client/calendar';
import { getOwnCertificates } from '@kaksha/api-client/certificates';
import { getTicket } from '@kaksha/api-client/check-in';
import { getOwnAttendance, getRecordings } from '@kaksha/api-client/classes';
import {
  createResource,
  createResourceCache,
  emptyResources,
  reviveResources,
  signedIn,
} from '@kaksha/api-client/create-resource';
import { getRecentlyViewedCourses } from '@kaksha/api-client/engagement';
import { getSentEnquiries } from '@kaksha/api-client/enquiries';
import { getClassMaterials } from '@kaksha/api-client/materials';
import { getNotificationSettings } from '@kaksha/api-client/notifications';
import { getOrder, getPaymentHistory, getPurchases } from '@kaksha/api-client/payment';
import { getLearningGoal, getProfile } from '@kaksha/api-client/profile';
import { getSavedSearches } from '@kaksha/api-client/saved-searches';
import { listSessions } from '@kaksha/api-client/sign-in-sessions';
import { getInvitations } from '@kaksha/api-client/staff';
import { getWaitingList } from '@kaksha/api-client/waiting-list';
import { awaitUser } from '@kaksha/contract/current-user';
import type { HostServices } from '@kaksha/contract/host';
import { createRemoteStore } from '@kaksha/contract/store';
import type { AxiosInstance } from 'axios';
import { type CourseListName, createCourseList } from './course-lists';
import { fetchInterestChoice, fetchSuggestedCourses } from './interests';
import type { CalendarFeed, LearnerData } from './learner-data';
import { fetchOffer } from './offer';

/** The remote's store: one per host, with one resource for each thing that it loads. */
export function createLearnerStore(host: HostServices) {
  const { http } = host;
  const state = createRemoteStore(host, 'learner', emptyResources<LearnerData>(), reviveResources);
  const cache = createResourceCache(state, () => awaitUser(host));
  const ofUser = <N extends keyof LearnerData>(
    name: N,
    fetch: (http: AxiosInstance, userId: number) => Promise<LearnerData[N]>,
  ) => createResource(cache, name, { user: signedIn, fetch: (_, user) => fetch(http, user.id) });
  const feed = ofUser('feed', async (): Promise<CalendarFeed> => {
    const { createdAt } = await getCalendarFeed(http);
    const known = feed.get().data;
    return { createdAt, url: known?.createdAt === createdAt ? known.url : null };
  });
  const courseList = (name: CourseListName) => createCourseList(cache, http, name);

  return {
    host,
    state,
    saved: courseList('saved'),
    interested: courseList('interested'),
    requests: ofUser('requests', getSentEnquiries),
    purchases: ofUser('purchases', getPurchases),
    waitingList: ofUser('waitingList', getWaitingList),
    batchChanges: ofUser('batchChanges', getBatchChanges),
    invitations: ofUser('invitations', getInvitations),
    payments: ofUser('payments', getPaymentHistory),
    profile: ofUser('profile', getProfile),
    goal: ofUser('goal', getLearningGoal),
    feed,
    interests: ofUser('interests', fetchInterestChoice),
    searches: ofUser('searches', getSavedSearches),
    sessions: ofUser('sessions', listSessions),
    materials: ofUser('materials', getClassMaterials),
    classMessages: ofUser('classMessages', getClassMessages),
    attendance: ofUser('attendance', getOwnAttendance),
    certificates: ofUser('certificates', getOwnCertificates),
    notificationSettings: ofUser('notificationSettings', getNotificationSettings),
    recentlyViewed: ofUser('recentlyViewed', getRecentlyViewedCourses),
    suggested: ofUser('suggested', fetchSuggestedCourses),
    ticket: createResource(cache, 'ticket', { user: signedIn, fetch: (batchId: number) => getTicket(http, batchId) }),
    offer: createResource(cache, 'offer', {
      user: (user) => user,
      fetch: (courseId: number, user) => fetchOffer(host, courseId, user?.id ?? null),
    }),
    recordings: createResource(cache, 'recordings', {
      user: signedIn,
      fetch: (batchId: number) => getRecordings(http, batchId),
    }),
    courseBatches: createResource(cache, 'courseBatches', {
      user: signedIn,
      fetch: (courseId: number) => getBatchesOfCourse(http, courseId),
    }),
    order: createResource(cache, 'order', { user: signedIn, fetch: (orderId: number) => getOrder(http, orderId) }),
  };
}

export type LearnerStore = ReturnType<typeof createLearnerStore>;
