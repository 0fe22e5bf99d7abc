import {
  type CourseActivity,
  type CourseUsersPage,
  getContactedUsers,
  getCourseActivity,
  getEnrolledUsers,
} from '@kaksha/api-client/engagement';
import { getReceivedEnquiries } from '@kaksha/api-client/enquiries';
import type { Page } from '@kaksha/domain/catalogue';
import { deviceTimeZone } from '@kaksha/domain/dates';
import type { ContactedUser, EnrolledStudent, ReceivedEnquiry } from '@kaksha/domain/engagement';
import type { AxiosInstance } from 'axios';

/** Maximum page sizes of the API. */
const usersPerPage = 500;
const enquiriesPerPage = 100;

/** The chart shows parts of this period, so that changing its period needs no request. */
const activityDays = 90;

/** Loads all pages of a list, which the browser searches and sorts. */
async function fetchAllPages<T, P extends Page<T>>(fetchPage: (page: number) => Promise<P>): Promise<P> {
  const first = await fetchPage(1);
  const results = [...first.results];
  for (let page = 2; page <= first.totalPages; page += 1) results.push(...(await fetchPage(page)).results);
  return { ...first, results };
}

export const fetchEnrolled = (http: AxiosInstance, courseId: number): Promise<CourseUsersPage<EnrolledStudent>> =>
  fetchAllPages((page) => getEnrolledUsers(http, courseId, { page, count: usersPerPage }));

export const fetchContacted = (http: AxiosInstance, courseId: number): Promise<CourseUsersPage<ContactedUser>> =>
  fetchAllPages((page) => getContactedUsers(http, courseId, { page, count: usersPerPage }));

/** Users who viewed the course, its counts, and its statistics of the last 90 days. */
export const fetchActivity = (http: AxiosInstance, courseId: number): Promise<CourseActivity> =>
  fetchAllPages((page) =>
    getCourseActivity(http, courseId, { page, count: usersPerPage, days: activityDays, timeZone: deviceTimeZone() }),
  );

/** All enquiries that the trainer received, latest first. */
export async function fetchEnquiries(http: AxiosInstance): Promise<ReceivedEnquiry[]> {
  const { results } = await fetchAllPages((page) => getReceivedEnquiries(http, { page, count: enquiriesPerPage }));
  return results;
}
