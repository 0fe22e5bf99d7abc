import type { ActivityCount, CourseSummary, Page } from '@kaksha/domain/catalogue';
import type {
  ActivityOverview,
  ActivityPeriod,
  ContactedUser,
  CourseViewer,
  DayActivity,
  EnrolledStudent,
} from '@kaksha/domain/engagement';
import type { AxiosInstance, AxiosResponse } from 'axios';
import { mapValues } from 'es-toolkit/object/mapValues';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toCourse } from './catalogue-mapper';
import { dataOf, pageOf, resultOf, resultsOf } from './envelope';
import type {
  ActivityFiguresWire,
  ActivityOverviewWire,
  ContactedUserWire,
  CourseViewerWire,
  CourseWire,
  EnrolledStudentWire,
} from './generated/wire';
import type { DataOf } from './operation-types';

/** One page of users of a course. */
export interface CourseUsersPage<T> extends Page<T> {
  course: { id: number; name: string };
}

export interface CourseActivity extends CourseUsersPage<CourseViewer> {
  counts: ActivityCount;
  /** One entry per day, today last. */
  series: DayActivity[];
}

/** Default number of rows per page. */
const defaultCount = 100;

interface PageOptions {
  page?: number;
  count?: number;
}

function userPageOf<W, T>(response: AxiosResponse, map: (wire: W) => T): CourseUsersPage<T> {
  const page = pageOf(response, map);
  const { course } = dataOf<DataOf<'getEnrolledUsers'>>(response);
  return { ...page, course: { id: course.id, name: course.course_name } };
}

const paging = ({ page = 1, count = defaultCount }: PageOptions) => ({ page, count });

/** Enrolled users of a course, latest first. Rejects with 403 unless the user is its trainer. */
export async function getEnrolledUsers(
  http: AxiosInstance,
  courseId: number,
  options: PageOptions = {},
): Promise<CourseUsersPage<EnrolledStudent>> {
  return userPageOf(await http.get(`/course-purchase/users/${courseId}`, { params: paging(options) }), toStudent);
}

const toStudent = ({
  enrollment_id: enrolmentId,
  enrollment_status: status,
  purchase_date: enrolledAt,
  ...wire
}: EnrolledStudentWire): EnrolledStudent => ({ ...toCamelCaseKeys(wire), enrolmentId, status, enrolledAt });

/** Users who chatted, showed interest or enquired, latest first. Only for the trainer of the course. */
export async function getContactedUsers(
  http: AxiosInstance,
  courseId: number,
  options: PageOptions = {},
): Promise<CourseUsersPage<ContactedUser>> {
  return userPageOf(await http.get(`/course-actions/contacted/${courseId}`, { params: paging(options) }), toContact);
}

function toContact({ actions, updated_at: lastSeenAt, ...wire }: ContactedUserWire): ContactedUser {
  const times = (type: 1 | 2 | 3) => actions.find((action) => action.type === type)?.count ?? 0;
  return { ...toCamelCaseKeys(wire), lastSeenAt, views: times(1), chats: times(2), interests: times(3) };
}

/** Users who viewed a course, latest first, and the activity per day. Only for the trainer of the course. */
export async function getCourseActivity(
  http: AxiosInstance,
  courseId: number,
  { days = 30, timeZone = 'UTC', ...options }: PageOptions & { days?: ActivityPeriod; timeZone?: string } = {},
): Promise<CourseActivity> {
  const params = { ...paging(options), days, time_zone: timeZone };
  const response = await http.get(`/course-actions/activity/${courseId}`, { params });
  const people = userPageOf(response, toViewer);
  const { activitycount, series } = dataOf<DataOf<'getCourseActivity'>>(response);
  return {
    ...people,
    counts: activitycount ?? { enrolled: 0, contacted: 0, viewcourse: 0 },
    series: series?.map(toFigures) ?? [],
  };
}

const toViewer = ({ enrollment_id: id, enrollment_date: lastViewedAt, ...wire }: CourseViewerWire): CourseViewer => ({
  ...toCamelCaseKeys(wire),
  id,
  lastViewedAt,
});

const toFigures = <W extends ActivityFiguresWire>({ enrollments: enrolments, ...figures }: W) => ({
  ...figures,
  enrolments,
});

/** Activity on all courses of the signed-in trainer, by the days of a time zone (IANA). */
export async function getActivityOverview(
  http: AxiosInstance,
  days: ActivityPeriod = 30,
  timeZone = 'UTC',
): Promise<ActivityOverview> {
  const params = { days, time_zone: timeZone };
  const wire = resultOf<ActivityOverviewWire>(await http.get('/course-actions/overview', { params }));
  return {
    counts: wire.activitycount,
    days: wire.days,
    period: toFigures(wire.period),
    previous: toFigures(wire.previous),
    series: wire.series.map(toFigures),
    openEnquiries: wire.open_requests,
    answers: toCamelCaseKeys(wire.answers),
    earned: mapValues(wire.earned, ({ inr, usd }) => ({ INR: inr, USD: usd })),
  };
}

/** Complete lists as CSV text, of one batch if given; each is the operation of the same name in another format. */
export const getEnrolledUsersCsv = (http: AxiosInstance, courseId: number, batchId?: number) =>
  csvOf(http, `/course-purchase/users/${courseId}`, batchId);

export const getContactedUsersCsv = (http: AxiosInstance, courseId: number, batchId?: number) =>
  csvOf(http, `/course-actions/contacted/${courseId}`, batchId);

export const getCourseActivityCsv = (http: AxiosInstance, courseId: number) =>
  csvOf(http, `/course-actions/activity/${courseId}`);

async function csvOf(http: AxiosInstance, path: string, batchId?: number): Promise<string> {
  const params = { format: 'csv', batch_id: batchId };
  return (await http.get<string>(path, { params, responseType: 'text' })).data;
}

/** Records that the signed-in user views a course, for 'Continue looking'. */
export async function addRecentlyViewedCourse(http: AxiosInstance, courseId: number): Promise<void> {
  await http.post('/course-users/associate', { courseId }, { isBackground: true });
}

/** The courses that the user viewed, latest first, at most twelve. */
export async function getRecentlyViewedCourses(http: AxiosInstance, userId: number): Promise<CourseSummary[]> {
  return resultsOf<CourseWire>(await http.get(`/course-users/${userId}`)).map(toCourse);
}
