import type { BatchChange, ListedBatch } from '@kaksha/api-client/batches';
import type { ClassTicket } from '@kaksha/api-client/check-in';
import type { OwnAttendance } from '@kaksha/domain/attendance';
import type { Category, CourseDetails, CourseSummary, Subcategory } from '@kaksha/domain/catalogue';
import type { Certificate } from '@kaksha/domain/certificates';
import type { BatchMessage, SentEnquiry } from '@kaksha/domain/engagement';
import type { Material } from '@kaksha/domain/materials';
import type { RoomRecording } from '@kaksha/domain/meetings';
import type { NotificationSetting } from '@kaksha/domain/notifications';
import type { Enrolment, Order, PaymentRecord, WaitingEntry } from '@kaksha/domain/payments';
import type { DeviceSession, Interests, LearningGoal, Profile, SavedSearch } from '@kaksha/domain/profile';
import type { StaffInvitation } from '@kaksha/domain/staff';

/** The saved or the interested courses of the learner. */
export interface ListedCourses {
  courses: CourseSummary[];
  /** Ids of removed courses. Their courses keep their place until the next load, so that they can return to it. */
  removed: readonly number[];
}

/** The private calendar address. */
export interface CalendarFeed {
  /** ISO 8601, UTC; null while there is no address. */
  createdAt: string | null;
  /** Known only right after it was created. */
  url: string | null;
}

export interface InterestChoice {
  categories: Category[];
  subcategories: Subcategory[];
  interests: Interests;
}

/** Data of the payment page. */
export interface Offer {
  course: CourseDetails;
  /** The user's own seats in this course, so that no seat is paid twice. */
  seats: Enrolment[];
  /** The batch that the user chose earlier. */
  preferredBatchId: number | null;
}

/** Data of each resource by its name. */
export interface LearnerData {
  /** The open batches of a course, by its id. */
  courseBatches: ListedBatch[];
  saved: ListedCourses;
  interested: ListedCourses;
  requests: SentEnquiry[];
  /** Seats past and present, the latest first. */
  purchases: Enrolment[];
  /** By batch, where classes began. */
  attendance: OwnAttendance[];
  /** The latest first. */
  certificates: Certificate[];
  /** Messages of trainers to the batches of the user, latest first. */
  classMessages: BatchMessage[];
  /** Materials and recordings of the batches of the user, in the order of their trainers. */
  materials: Material[];
  /** By batch id. */
  ticket: ClassTicket;
  /** Batches that the learner waits for, offers first. */
  waitingList: WaitingEntry[];
  /** Moved batches that wait for the learner's answer. */
  batchChanges: BatchChange[];
  /** Payments and attempts, the latest first. */
  payments: PaymentRecord[];
  /** Open invitations to the staff of institutes. */
  invitations: StaffInvitation[];
  profile: Profile;
  goal: LearningGoal;
  feed: CalendarFeed;
  interests: InterestChoice;
  searches: SavedSearch[];
  /** Devices on which the learner is signed in, last used first. */
  sessions: DeviceSession[];
  notificationSettings: NotificationSetting[];
  /** The latest first. */
  recentlyViewed: CourseSummary[];
  /** Courses in the learner's fields of interest, the soonest first. */
  suggested: CourseSummary[];
  /** By course id. */
  offer: Offer;
  /** Recordings of the meetings that the site made, by batch id. */
  recordings: RoomRecording[];
  /** By order id. */
  order: Order;
}

/** Whether the learner still has the seat: it was not refunded. */
export const isHeld = ({ status }: Enrolment): boolean => status !== 'Refunded';
