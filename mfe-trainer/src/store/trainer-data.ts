import type { BatchCertificates } from '@kaksha/api-client/certificates';
import type { BatchAttendance, Meeting } from '@kaksha/api-client/classes';
import type { CourseActivity, CourseUsersPage } from '@kaksha/api-client/engagement';
import type { TaxProfile } from '@kaksha/api-client/tax-profile';
import type { StoredPaymentConfig, StoredSupportLinks } from '@kaksha/api-client/trainer-settings';
import type { BasicDetails } from '@kaksha/api-client/trainers';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { Category, DescribedCourse, Language, Page, Subcategory } from '@kaksha/domain/catalogue';
import type { Coupon } from '@kaksha/domain/coupon-rules';
import type {
  ActivityOverview,
  BatchMessage,
  ContactedUser,
  EnrolledStudent,
  ReceivedEnquiry,
} from '@kaksha/domain/engagement';
import type { Material } from '@kaksha/domain/materials';
import type { NotificationSetting } from '@kaksha/domain/notifications';
import type { Earnings, EarningsLine } from '@kaksha/domain/payouts';
import type { StaffMember } from '@kaksha/domain/staff';
import type { StorageUse } from '@kaksha/domain/storage-use';
import type { TrainerVerification } from '@kaksha/domain/trainer-verification';

/** The private calendar address. */
export interface CalendarFeed {
  /** ISO 8601, UTC; null while there is no address. */
  createdAt: string | null;
  /** Known only right after it was created. */
  url: string | null;
}

/** Data of each resource by its name. */
export interface TrainerData {
  /** By batch id. */
  attendance: BatchAttendance;
  certificates: BatchCertificates;
  /** Messages to a batch, latest first; by batch id. */
  batchMessages: BatchMessage[];
  materials: Material[];
  /** Of the trainer of a batch; by batch id. */
  batchStorageUse: StorageUse;
  /** By list. */
  courses: DescribedCourse[];
  /** By number of days. */
  overview: ActivityOverview;
  /** By course id; covers 90 days. */
  activity: CourseActivity;
  /** By course id. */
  enrolled: CourseUsersPage<EnrolledStudent>;
  meeting: Meeting;
  /** The meeting that the site made for the class of now; by batch id. */
  room: { isRunning: boolean };
  /** By course id. */
  contacted: CourseUsersPage<ContactedUser>;
  enquiries: ReceivedEnquiry[];
  details: BasicDetails;
  notificationSettings: NotificationSetting[];
  pricing: StoredPaymentConfig;
  /** Percent of a payment. */
  platformFee: number;
  /** How the trainer appears on invoices. */
  taxProfile: TaxProfile;
  coupons: Coupon[];
  earnings: Earnings;
  /** By payout or month, and page. */
  earningsLines: Page<EarningsLine>;
  supportLinks: StoredSupportLinks;
  feed: CalendarFeed;
  /** Members and open invitations of the institute. */
  staff: StaffMember[];
  /** How the trainer or institute stands, with the latest request. */
  verification: TrainerVerification;
  /** The course that the wizard edits, by course id. */
  authoredCourse: AuthoredCourse;
  categories: Category[];
  languages: Language[];
  /** By category id. */
  subcategories: Subcategory[];
}
