import type { ActivityCount, CourseSummary, Currency } from './catalogue';
import { type EnrolmentStatus, enrolmentStatuses } from './payments';

/** Timestamps are ISO 8601, UTC. A trainer sees contact data only of learners who contacted the trainer. */

interface PersonOfCourse {
  userId: number;
  name: string;
  profilePhoto: string | null;
}

/** The state of a learner in a batch. `Moved`: changed to another batch. `Left`: gave the seat back without a refund. */
export const seatStates = [...enrolmentStatuses, 'Moved', 'Left'] as const;
export type SeatState = (typeof seatStates)[number];

export interface BatchOfUser {
  id: number;
  startDate: string;
  /** Schedule in words. */
  label: string;
}

export interface EnrolledStudent extends PersonOfCourse {
  enrolmentId: number;
  /** Null when the account is deleted. */
  email: string | null;
  /** With the country code. */
  phone: string | null;
  status: EnrolmentStatus;
  enrolledAt: string;
  /** Total payments in minor units. */
  amount: number;
  currency: Currency;
  /** Whether the caller may refund the learner. */
  canRefund?: boolean;
  /** Also batches that the learner left, earliest enrolment first. */
  batches: (BatchOfUser & { state: SeatState })[];
}

export const enquiryStatuses = ['new', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** The question of a learner and the reply of the trainer. */
export interface EnquiryMessage {
  id: number;
  /** Schedule text of the batch in question; null without one. */
  batchLabel: string | null;
  message: string;
  status: EnquiryStatus;
  reply: string | null;
  createdAt: string;
  answeredAt: string | null;
}

/** One message of an enquiry. */
export interface ThreadMessage {
  fromTrainer: boolean;
  text: string;
  createdAt: string;
}

/** A message of a trainer to all learners of a batch. */
export interface BatchMessage {
  id: number;
  batchId: number;
  trainerName: string;
  message: string;
  /** Whether it went to all learners of the batch, not to chosen ones. */
  isToAll: boolean;
  /** Number of learners at that moment. */
  recipients: number;
  createdAt: string;
}

/** The fields of an enquiry that a message or a change of state changes. */
export interface EnquiryThread {
  id: number;
  status: EnquiryStatus;
  reply: string | null;
  answeredAt: string | null;
  /** The question, the first answer and what followed, oldest first. */
  thread: ThreadMessage[];
  /** Messages of the other side that the user has not read. */
  unread: number;
}

interface EnquiryAbout extends EnquiryMessage, EnquiryThread {
  courseId: number;
  courseName: string;
  trainerId: number;
  trainerName: string;
  batchId: number | null;
}

/** A question in the view of the learner. */
export interface SentEnquiry extends EnquiryAbout {
  /** Null when the course is deleted. */
  course: CourseSummary | null;
}

/** A question in the view of the trainer. */
export interface ReceivedEnquiry extends EnquiryAbout {
  userId: number;
  name: string;
  email: string;
  phone: string | null;
}

export interface ContactedUser extends PersonOfCourse {
  email: string | null;
  phone: string | null;
  lastSeenAt: string;
  views: number;
  chats: number;
  interests: number;
  enquiries: EnquiryMessage[];
  /** Batches that the user asked about, prefers or waits for. */
  batches: BatchOfUser[];
}

export interface CourseViewer {
  /** Position in the list. */
  id: number;
  /** `A learner` for users who only viewed the course. */
  name: string;
  profilePhoto: string | null;
  email: string | null;
  phone: string | null;
  lastViewedAt: string;
  views: number;
}

/** Numbers of distinct users. */
export interface ActivityFigures {
  views: number;
  contacts: number;
  enrolments: number;
}

export interface DayActivity extends ActivityFigures {
  /** `YYYY-MM-DD` in the time zone of the request. */
  date: string;
}

export const activityPeriods = [7, 30, 90] as const;
export type ActivityPeriod = (typeof activityPeriods)[number];

/** Questions of learners. */
export interface AnswerFigures {
  /** Questions that were answered within 24 hours or are older than 24 hours. */
  due: number;
  /** The part of `due` that was answered within 24 hours. */
  inTime: number;
}

/** Totals of all time, of a period, and of the period of the same length before it. */
export interface PeriodTotals<T> {
  all: T;
  period: T;
  previous: T;
}

/** Activity on all courses of a trainer. */
export interface ActivityOverview {
  counts: ActivityCount;
  days: number;
  /** Figures of the last `days` days and of the same number of days before them. */
  period: ActivityFigures;
  previous: ActivityFigures;
  /** One entry per day, today last. */
  series: DayActivity[];
  /** Number of unanswered enquiries. */
  openEnquiries: number;
  answers: PeriodTotals<AnswerFigures>;
  /** Payments minus refunds, in minor units. */
  earned: PeriodTotals<Record<Currency, number>>;
}
