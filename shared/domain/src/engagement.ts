import type { ActivityCount, CourseSummary, Currency } from './catalogue';
import type { EnrolmentStatus } from './payments';

/** Moments are ISO 8601, UTC. A trainer sees how to reach somebody only when that person turned to them. */

interface PersonOfCourse {
  userId: number;
  name: string;
  photo: string | null;
}

export interface EnrolledStudent extends PersonOfCourse {
  enrolmentId: number;
  /** Null when the account is deleted. */
  email: string | null;
  /** With the country code. */
  phone: string | null;
  address: string | null;
  status: EnrolmentStatus;
  enrolledAt: string;
  /** Paid in all, in minor units. */
  amount: number;
  currency: Currency;
  batches: { id: number; startDate: string; label: string }[];
}

export const enquiryStatuses = ['new', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** What a learner asked, and the trainer answered. */
export interface EnquiryMessage {
  id: number;
  /** Schedule of the batch that the learner asked about, in words; null without one. */
  batchLabel: string | null;
  message: string;
  status: EnquiryStatus;
  reply: string | null;
  createdAt: string;
  answeredAt: string | null;
}

interface EnquiryAbout extends EnquiryMessage {
  courseId: number;
  courseName: string;
  trainerId: number;
  trainerName: string;
  batchId: number | null;
}

/** A question as the learner who asked it sees it. */
export interface SentEnquiry extends EnquiryAbout {
  /** As lists show it; null when it is gone. */
  course: CourseSummary | null;
}

/** A question as the trainer whom it was sent to sees it. */
export interface ReceivedEnquiry extends EnquiryAbout {
  learner: { id: number; name: string; email: string; phone: string | null };
}

export interface ContactedUser extends PersonOfCourse {
  email: string | null;
  phone: string | null;
  lastSeenAt: string;
  views: number;
  chats: number;
  interests: number;
  enquiries: EnquiryMessage[];
}

export interface CourseViewer extends PersonOfCourse {
  email: string | null;
  phone: string | null;
  lastViewedAt: string;
  views: number;
}

/** Different people. */
export interface ActivityFigures {
  views: number;
  contacts: number;
  enrolments: number;
}

export interface DayActivity extends ActivityFigures {
  /** `YYYY-MM-DD`, UTC. */
  date: string;
}

export const activityPeriods = [7, 30, 90] as const;
export type ActivityPeriod = (typeof activityPeriods)[number];

/** Questions of learners. */
export interface AnswerFigures {
  /** Those that were answered within 24 hours, or have waited longer. */
  due: number;
  /** Those of them that were answered within 24 hours. */
  inTime: number;
}

/** The same of all time, of a period, and of as many days before it. */
export interface PeriodTotals<T> {
  all: T;
  period: T;
  previous: T;
}

/** What happened around all courses of a trainer. */
export interface ActivityOverview {
  counts: ActivityCount;
  days: number;
  /** In the last `days` days, and in as many before them. */
  period: ActivityFigures;
  previous: ActivityFigures;
  /** Each of the last days, today last. */
  series: DayActivity[];
  /** Enquiries that wait for an answer. */
  openEnquiries: number;
  answers: PeriodTotals<AnswerFigures>;
  /** What learners paid and did not get back, in minor units. */
  earned: PeriodTotals<Record<Currency, number>>;
}
