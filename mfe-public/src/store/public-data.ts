import type { VerifiedCertificate } from '@kaksha/api-client/certificates';
import type { Post, PostSummary } from '@kaksha/domain/blog';
import type {
  Category,
  CourseDetails,
  CourseSummary,
  Language,
  Page,
  Subcategory,
  TrainerContact,
  TrainerProfile,
  TrainerSummary,
} from '@kaksha/domain/catalogue';
import type { Certificate } from '@kaksha/domain/certificates';
import type { CourseFacets } from '@kaksha/domain/course-search';
import type { RateableCourse, ReviewPage } from '@kaksha/domain/feedback';
import type { LegalText } from '@kaksha/domain/legal';
import type { Enrolment, WaitingEntry } from '@kaksha/domain/payments';
import type { SavedSearch } from '@kaksha/domain/profile';

/** A post of the list. The content stays out of the store, because it is most of the answer's bytes. */
export interface ListedPost extends Omit<PostSummary, 'content'> {
  excerpt: string;
  /** E.g. `6 minutes`. */
  readingTime: string;
}

/** Ids of the courses that the user saved or is interested in. */
export interface SavedCourses {
  saved: readonly number[];
  interested: readonly number[];
}

export interface Quote {
  text: string;
  authorName: string;
  course: Pick<CourseSummary, 'id' | 'slug' | 'name'>;
}

/** Of the home page. */
export interface Proof {
  quotes: Quote[];
  /** Number of trainers. */
  trainers: number;
}

/** Data of each resource by its name. */
export interface PublicData {
  categories: Category[];
  languages: Language[];
  subcategories: Subcategory[];
  /** Courses with a batch that starts in the coming weeks, soonest first. */
  startingSoon: CourseSummary[];
  /** Trainers whose next batch starts soonest, for the panel on the home page. */
  trainers: Omit<TrainerSummary, 'about'>[];
  /** By query. */
  searches: Page<CourseSummary>;
  facets: CourseFacets;
  /** Percent of a payment. */
  platformFee: number;
  /** By document and version; without a version the one in force. */
  legal: LegalText;
  /** Texts that are often searched. */
  popularSearches: string[];
  /** By course id. */
  courses: CourseDetails;
  similar: CourseSummary[];
  /** By course id; null before the user made contact. */
  trainerContact: TrainerContact | null;
  /** By query. */
  trainerPages: Page<TrainerSummary>;
  /** By trainer id. */
  trainerProfiles: TrainerProfile;
  coursesOfTrainer: CourseSummary[];
  /** By trainer or course. */
  reviews: ReviewPage;
  /** Courses that the user may rate, by trainer id. */
  ownFeedback: RateableCourse[];
  /** Of the user, latest first. */
  savedSearches: SavedSearch[];
  /** Of the user, latest first. */
  recentlyViewed: CourseSummary[];
  /** Published posts, newest first. */
  posts: ListedPost[];
  /** Texts of all posts in lower case, by slug. */
  postTexts: Readonly<Record<string, string>>;
  proof: Proof;
  /** By id. */
  certificate: VerifiedCertificate;
  /** Of the user, latest first. */
  ownCertificates: Certificate[];
  /** By slug. */
  post: Post;
  /** Batches that the user waits for, offers first. */
  waitingList: WaitingEntry[];
  /** Of the user. */
  ownSeats: Enrolment[];
  savedCourses: SavedCourses;
}
