import type { ResourceStatus } from '@kaksha/api-client/resource';
import type { Feedback } from '@kaksha/api-client/trainers';
import type { Post, PostSummary } from '@kaksha/domain/blog';
import type {
  Category,
  CourseDetails,
  CourseFacets,
  CourseSummary,
  Language,
  Page,
  Subcategory,
  TrainerSummary,
} from '@kaksha/domain/catalogue';
import type { RateableCourse } from '@kaksha/domain/feedback';
import type { SavedSearch } from '@kaksha/domain/profile';
import type { Resource } from './resource';

/** What a list shows of a post: its text stays with the API. */
export interface ListedPost extends Omit<PostSummary, 'content'> {
  excerpt: string;
  /** E.g. `6 minutes`. */
  readingTime: string;
}

/** What each slice holds under a key. Slices of one thing have the one key `all`. */
export interface PublicData {
  categories: Category[];
  languages: Language[];

  subcategories: Subcategory[];
  /** Courses with a batch that starts in the coming weeks, soonest first. */
  startingSoon: CourseSummary[];
  /** Trainers whose next batch starts soon, for the panel that invites others. */
  trainers: Omit<TrainerSummary, 'about'>[];
  /** By the search's address parameters. */
  searches: Page<CourseSummary>;
  facets: CourseFacets;
  /** By course id. */
  courses: CourseDetails;
  similar: CourseSummary[];
  /** By the search's address. */
  trainerPages: Page<TrainerSummary>;
  /** By trainer id. */
  trainerProfiles: TrainerSummary;
  coursesOfTrainer: CourseSummary[];
  feedback: Feedback[];
  /** By person and trainer id: the courses that the person may rate. */
  ownFeedback: RateableCourse[];
  /** By person: searches that they named, latest first. */
  savedSearches: SavedSearch[];
  /** By person: courses that they looked at, latest first. */
  lookedAt: CourseSummary[];
  /** Published posts, newest first. */
  posts: ListedPost[];
  /** By slug, in lower case. */
  postWords: Readonly<Record<string, string>>;
  /** By slug. */
  post: Post;
}

export type Slice = keyof PublicData;

/** What the signed-in person marked. Never filled on the server, which renders for a visitor. */
export interface Marks {
  status: ResourceStatus;
  /** Whose marks these are; null for a visitor. */
  userId: number | null;
  saved: readonly number[];
  interested: readonly number[];
}

export type PublicState = { [S in Slice]: Readonly<Record<string, Resource<PublicData[S]>>> } & { marks: Marks };

export const noMarks: Marks = { status: 'idle', userId: null, saved: [], interested: [] };

export function emptyState(): PublicState {
  return {
    categories: {},
    languages: {},
    subcategories: {},
    startingSoon: {},
    trainers: {},
    searches: {},
    facets: {},
    courses: {},
    similar: {},
    trainerPages: {},
    trainerProfiles: {},
    coursesOfTrainer: {},
    feedback: {},
    ownFeedback: {},
    savedSearches: {},
    lookedAt: {},
    posts: {},
    postWords: {},
    post: {},
    marks: noMarks,
  };
}
