import type { CourseActivity, CourseUsersPage } from '@kaksha/api-client/engagement';
import type { Resource } from '@kaksha/api-client/resource';
import type { BasicDetails, StoredPaymentConfig, StoredSupportLinks } from '@kaksha/api-client/trainer-settings';
import type { ActivityOverview, ContactedUser, EnrolledStudent, ReceivedEnquiry } from '@kaksha/domain/engagement';

/** What the screens around the courses show: each kind by a key of its own, '' where there is one only. */
export interface AreaData {
  /** By days. */
  overview: ActivityOverview;
  /** By course; 90 days of it. */
  activity: CourseActivity;
  /** By course. */
  enrolled: CourseUsersPage<EnrolledStudent>;
  /** By course. */
  contacted: CourseUsersPage<ContactedUser>;
  enquiries: ReceivedEnquiry[];
  details: BasicDetails;
  pricing: StoredPaymentConfig;
  supportLinks: StoredSupportLinks;
  feed: CalendarFeed;
}

/** The private calendar address; its text is told once, when it is made. */
export interface CalendarFeed {
  createdAt: string | null;
  url: string | null;
}

export type AreaKind = keyof AreaData;
export type Resources<T> = Readonly<Record<string, Resource<T>>>;

export type AreaState = { readonly [K in AreaKind]: Resources<AreaData[K]> } & {
  /** Courses that were deleted. They keep their place in the lists until those are loaded again, so that they can return. */
  deleted: readonly number[];
};

export const emptyArea: AreaState = {
  overview: {},
  activity: {},
  enrolled: {},
  contacted: {},
  enquiries: {},
  details: {},
  pricing: {},
  supportLinks: {},
  feed: {},
  deleted: [],
};
