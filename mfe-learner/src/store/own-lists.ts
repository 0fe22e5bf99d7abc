import { idle, type Resource } from '@kaksha/api-client/resource';
import type { Category, CourseSummary, Subcategory } from '@kaksha/domain/catalogue';
import type { SentEnquiry } from '@kaksha/domain/engagement';
import type { Enrolment, PaymentRecord } from '@kaksha/domain/payments';
import type { Interest, LearningGoal, Profile, SavedSearch } from '@kaksha/domain/profile';

/** The private calendar address; its text is told once, when it is made. */
export interface CalendarFeed {
  /** ISO 8601, UTC; null while there is none. */
  createdAt: string | null;
  url: string | null;
}

/** What the person is interested in, and what there is to choose from. */
export interface InterestChoice {
  categories: Category[];
  subcategories: Subcategory[];
  interests: Interest[];
}

/** What the signed-in person has besides courses that they marked. */
export interface OwnLists {
  requests: Resource<SentEnquiry[]>;
  /** Seats that they have or had, the latest first. */
  purchases: Resource<Enrolment[]>;
  /** What they paid and tried to, the latest first. */
  payments: Resource<PaymentRecord[]>;
  profile: Resource<Profile>;
  goal: Resource<LearningGoal>;
  feed: Resource<CalendarFeed>;
  interests: Resource<InterestChoice>;
  searches: Resource<SavedSearch[]>;
  /** Courses that they looked at, the latest first. */
  lookedAt: Resource<CourseSummary[]>;
  /** Courses in the fields that they chose, the soonest first. */
  suggested: Resource<CourseSummary[]>;
}

export const noLists: OwnLists = {
  requests: idle,
  purchases: idle,
  payments: idle,
  profile: idle,
  goal: idle,
  feed: idle,
  interests: idle,
  searches: idle,
  lookedAt: idle,
  suggested: idle,
};
