/** Domain types of the catalogue. The API client defines the wire names. */

export const difficultyLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type DifficultyLevel = (typeof difficultyLevels)[number];

export const deliveryModes = ['Online', 'Classroom(Offline)', 'Online/Offline'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

export const courseStatuses = ['draft', 'published'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

/**
 * The lists of a trainer's courses. Deleted courses stay listed when learners enrolled or enquired. `teaching`: courses
 * of institutes, with the batches that the trainer teaches.
 */
export const ownCourseLists = [...courseStatuses, 'deleted', 'teaching'] as const;
export type OwnCourseList = (typeof ownCourseLists)[number];

export const currencies = ['INR', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** Pictures on the covers of a category. Each has its own hue. */
export const coverMotifs = [
  'cloud',
  'ai',
  'data',
  'web',
  'security',
  'testing',
  'design',
  'pipeline',
  'erp',
  'mobile',
  'plan',
  'code',
] as const;
export type CoverMotif = (typeof coverMotifs)[number];

export interface Category {
  id: number;
  /** Machine name, e.g. `cloud-devops`. */
  name: string;
  displayName: string;
  motif: CoverMotif;
  /** Number of published courses in the category. */
  courseCount: number;
  /** First day of its next batch, `YYYY-MM-DD`; null without one. */
  nextStartDate: string | null;
  /** Earlier names, which addresses may still have; absent without one. */
  formerNames?: string[];
}

export interface Subcategory {
  id: number;
  categoryId: number;
  name: string;
  /** Earlier names, which addresses may still have; absent without one. */
  formerNames?: string[];
}

export interface Language {
  id: number;
  name: string;
  displayName: string;
  /** Earlier names, which addresses may still have; absent without one. */
  formerNames?: string[];
}

/** Schedule codes of a batch. The form writes 1 to 3; 8 to 10 are legacy codes of stored batches. */
export const dayCodes = [1, 2, 3, 8, 9, 10] as const;
export type DayCode = (typeof dayCodes)[number];

/** IANA names by the zone codes of batches. EST and PST include daylight saving time. */
export const timeZones = {
  IST: 'Asia/Kolkata',
  UTC: 'UTC',
  EST: 'America/New_York',
  PST: 'America/Los_Angeles',
} as const;
export const timeZoneCodes = ['IST', 'UTC', 'EST', 'PST'] as const satisfies readonly (keyof typeof timeZones)[];
export type TimeZoneCode = (typeof timeZoneCodes)[number];
/** The zone of a batch that names none. */
export const defaultTimeZone: TimeZoneCode = 'IST';

export const dayParts = ['Morning', 'Afternoon', 'Evening', 'Night'] as const;
export type DayPart = (typeof dayParts)[number];

/** Stored states of a batch; `batch-state.ts` has the rules. */
export const batchStates = ['open', 'closed', 'cancelled'] as const;
export type BatchState = (typeof batchStates)[number];

export const sessionActions = ['skip', 'move'] as const;
export type SessionAction = (typeof sessionActions)[number];

/** An exception of a timetable: a session that does not take place, or takes place at another time. */
export interface SessionChange {
  /** Day of the session in the timetable, `YYYY-MM-DD`. */
  day: string;
  action: SessionAction;
  /** Day and clock time of a moved session in the batch's zone; null for a skipped one. */
  toDay: string | null;
  toTime: string | null;
  reason: string;
}

/** One run of a course: class days between two dates, at a clock time in the zone of the batch. */
/** The trainer's link, a room that the site makes for each class, or neither. */
export const meetingKinds = ['link', 'room', 'none'] as const;
export type MeetingKind = (typeof meetingKinds)[number];

export interface Batch {
  id: number;
  courseId: number;
  trainerId: number;
  /** Set in answers of the API. */
  trainerName?: string;
  dayOfWeek: DayCode;
  /** Class days that no code names, 1 (Monday) to 7, ascending; null when `dayOfWeek` names them. */
  weekdays: readonly number[] | null;
  /** `YYYY-MM-DD` in the batch's zone. */
  startDate: string;
  endDate: string | null;
  /** Free text such as `2 hours`. */
  duration: string;
  /** `HH:MM`, 24-hour clock, in the batch's zone. */
  startTime: string;
  endTime: string | null;
  timeZone: TimeZoneCode;
  timePart: DayPart;
  mode: DeliveryMode;
  /** Place of a classroom batch. */
  area: string | null;
  /** Street address of the classroom; absent without one, and on course cards. */
  address?: string;
  /** Null is unlimited. */
  seats: number | null;
  /** Seats that are neither taken nor held; null is unlimited. */
  seatsLeft: number | null;
  /** Learners on the waiting list. */
  waiting: number;
  state: BatchState;
  /** Skipped and moved sessions, by day. */
  sessionChanges: readonly SessionChange[];
  /** Learners with a seat. Only in the trainer's own lists. */
  learners?: number;
  /** Only in the trainer's own lists. */
  meeting?: MeetingKind;
  /** Changes with the form's fields; a save sends it back. Only for those who may change the record. */
  version?: number;
}

/** The part of a batch that a move changes. */
export type BatchSchedule = Pick<
  Batch,
  'dayOfWeek' | 'weekdays' | 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'timeZone'
> & {
  /** In words. Absent when the move leaves it as it was. */
  place?: string | null;
};

/** A learner's answers to a moved batch. */
export const batchChangeAnswers = ['accept', 'refund'] as const;
export type BatchChangeAnswer = (typeof batchChangeAnswers)[number];

/** Amounts are decimal major units (rupees, dollars). Null means no fee in that currency. */
export interface Fees {
  inr: number | null;
  usd: number | null;
  /** Per cent off each fee, 0 to 100. */
  discount: number;
  /** Currencies in which the trainer takes payments; any when absent. A free seat needs none. */
  accepted?: readonly Currency[];
}

export interface Rating {
  /** 1.0 to 5.0. */
  average: number;
  count: number;
}

/** A picture in the sizes that the server stores. `src` is the widest and the fallback. */
export interface Picture {
  src: string;
  /** `srcset` of AVIF files; null without any. */
  avif: string | null;
  /** `srcset` of WebP files; null without any. */
  webp: string | null;
  width: number;
  height: number;
}

export interface ActivityCount {
  enrolled: number;
  contacted: number;
  viewcourse: number;
}

/** A course in a card, a list row or a suggestion. */
export interface CourseSummary {
  id: number;
  slug: string;
  name: string;
  category: { id: number; name: string; displayName: string; motif: CoverMotif };
  subcategory: { id: number; name: string } | null;
  difficulty: DifficultyLevel;
  language: { id: number; displayName: string };
  mode: DeliveryMode;
  trainer: { id: number; name: string; rating: Rating | null; photo: Picture | null };
  rating: Rating | null;
  thumbnail: Picture | null;
  fees: Fees;
  batches: Batch[];
  /** City of the trainer, where classroom batches meet; '' when unknown. */
  city?: string;
  /** Distance from the place of the search. */
  distanceKm?: number | null;
  status: CourseStatus;
  /** Published, but only its trainer, its learners and admins see it. */
  hidden?: boolean;
  /** Why an administrator hid it; only for its trainer, and only while it is hidden so. */
  hiddenReason?: string;
  /** A free or short class that shows how the trainer teaches. */
  demo?: boolean;
  /** Highest wizard stage reached, 0 to 5. */
  stage: number;
  /** Set only for the trainer of the course and admins. */
  activity?: ActivityCount;
}

export const contentTypes = [
  'Skill Measure/syllabus',
  'Salient Features',
  'Bonus Topics',
  'Audience Profile',
  'PreRequisites/Requirement',
  'Offered Job Role',
  'Covering Tools',
  'Benefits',
  'Training Project Description',
] as const;
export type ContentType = (typeof contentTypes)[number];

export interface CourseContent {
  id: number;
  type: ContentType;
  /** The split comma list. */
  items: string[];
  live: boolean;
  /** Changes with the form's fields; a save sends it back. Only for those who may change the record. */
  version?: number;
}

export interface CourseModule {
  id: number;
  name: string;
  topics: string[];
  handsOn: string[];
  skills: string[];
  /** Changes with the form's fields; a save sends it back. Only for those who may change the record. */
  version?: number;
}

export interface Review {
  id: number;
  authorName: string;
  /** 1 to 5. */
  stars: number;
  text: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** A course with its description. Lists for visitors omit the description because it is most of the bytes. */
export interface DescribedCourse extends CourseSummary {
  description: string;
  /** Saved contents and modules; only in a trainer's own list. */
  parts?: { contentTypes: ContentType[]; shownContentTypes: ContentType[]; moduleCount: number };
}

/** A course with the content of its page. */
export interface CourseDetails extends DescribedCourse {
  prerequisites: string;
  objectives: string;
  videoUrl: string | null;
  /** Whether the trainer has a chat. Its link is for users who made contact, like the phone number. */
  hasChat: boolean;
  contents: CourseContent[];
  modules: CourseModule[];
  trainerProfile: TrainerSummary;
  reviews: Review[];
  /** The course is not offered any more; the user sees it because of a seat. */
  learnersOnly?: boolean;
}

export interface TrainerSummary {
  id: number;
  kind: 'individual' | 'institute';
  name: string;
  headline: string;
  about: string;
  location: string;
  experienceYears: number;
  photo: Picture | null;
  rating: Rating | null;
  courseCount: number;
  /** Whether the platform checked documents that show who the trainer is. */
  isVerified: boolean;
  /** Categories taught, most courses first. */
  categories: string[];
  nextBatch: { startDate: string; courseId: number; courseName: string } | null;
}

/** The public page of a trainer. */
export interface TrainerProfile extends TrainerSummary {
  /** Owner of an institute; null for individuals. */
  ownerName?: string | null;
  trainingType?: string | null;
}

/** How learners who made contact reach the trainer of a course. */
export interface TrainerContact {
  /** Ten digits, without the country code. */
  phone: string | null;
  email: string | null;
  chatUrl: string | null;
}

/** One page of a list. `total` is exact up to the cap. Above the cap, `capped` is true and `total` is a lower bound. */
export interface Page<T> {
  results: T[];
  total: number;
  capped: boolean;
  page: number;
  totalPages: number;
  /** True when no item matches the search words and these items match similar words. */
  similar?: boolean;
}
