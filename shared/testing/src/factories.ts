import { adminRights } from '@kaksha/domain/admin-rights';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { Comment, Post, PostSummary } from '@kaksha/domain/blog';
import type {
  Batch,
  Category,
  CourseDetails,
  DescribedCourse,
  Picture,
  TrainerSummary,
} from '@kaksha/domain/catalogue';
import type { CourseFacets } from '@kaksha/domain/course-search';
import type { CurrentUser, Role } from '@kaksha/domain/current-user';
import { addDays } from '@kaksha/domain/dates';
import { slugOf } from '@kaksha/domain/slugs';

/**
 * Complete, deterministic domain objects for tests. Pass only the fields that matter to the test:
 * `course({ fees: { inr: 0, usd: null, discount: 0 } })`.
 */

/** The fixed date of all browser tests: Thursday, 15 January 2026, noon in Kolkata. */
export const testNow = '2026-01-15T06:30:00.000Z';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200" fill="#d97706"/><circle cx="150" cy="100" r="70" fill="#fde68a"/></svg>';

/** A drawing that needs no request. */
export function picture(overrides: Partial<Picture> = {}): Picture {
  const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return { src, avif: null, webp: null, width: 300, height: 200, ...overrides };
}

export function category(overrides: Partial<Category> = {}): Category {
  return {
    id: 1,
    name: 'cloud-devops',
    displayName: 'Cloud & DevOps',
    motif: 'cloud',
    courseCount: 12,
    nextStartDate: '2026-01-19',
    ...overrides,
  };
}

/** A batch on weekday evenings in Kolkata for four weeks, by default from the Monday after `testNow`. */
export function batch(overrides: Partial<Batch> = {}): Batch {
  const { startDate = '2026-01-19' } = overrides;
  return {
    id: 1,
    courseId: 1,
    trainerId: 3,
    dayOfWeek: 1,
    startDate,
    endDate: startDate <= '2026-02-13' ? '2026-02-13' : addDays(startDate, 25),
    duration: '2 hours',
    startTime: '19:00',
    endTime: '21:00',
    timeZone: 'IST',
    timePart: 'Evening',
    mode: 'Online',
    area: null,
    seats: null,
    seatsLeft: null,
    waiting: 0,
    state: 'open',
    weekdays: null,
    sessionChanges: [],
    ...overrides,
  };
}

/** The same batch with its first session moved from Monday, 7:00 PM, to Sunday, 18 January 2026, 6:30 PM. */
export const batchWithMovedStart = (overrides: Partial<Batch> = {}): Batch =>
  batch({
    sessionChanges: [
      { day: '2026-01-19', action: 'move', toDay: '2026-01-18', toTime: '18:30', reason: 'The hall is taken' },
    ],
    ...overrides,
  });

/** A published course with one batch; ₹15,000 or $190, 20% off. */
export function course(overrides: Partial<DescribedCourse> = {}): DescribedCourse {
  const { id = 1, name = 'Kubernetes in Production' } = overrides;
  return {
    id,
    slug: slugOf(name),
    name,
    description: 'Run a cluster that survives its first bad day.',
    category: { id: 1, name: 'cloud-devops', displayName: 'Cloud & DevOps', motif: 'cloud' },
    subcategory: { id: 1, name: 'Containers' },
    difficulty: 'Intermediate',
    language: { id: 1, displayName: 'English' },
    mode: 'Online',
    trainer: { id: 3, name: 'Ananya Raghavan', rating: { average: 4.8, count: 64 }, photo: null },
    rating: { average: 4.9, count: 128 },
    thumbnail: null,
    fees: { inr: 15_000, usd: 190, discount: 20 },
    batches: [batch({ courseId: id })],
    status: 'published',
    stage: 5,
    ...overrides,
  };
}

/** `count` courses with ids from 1, named 'Course 1' and so on. */
export function courses(count: number, overrides: Partial<DescribedCourse> = {}): DescribedCourse[] {
  return Array.from({ length: count }, (_, index) =>
    course({ id: index + 1, name: `Course ${index + 1}`, ...overrides }),
  );
}

export function trainer(overrides: Partial<TrainerSummary> = {}): TrainerSummary {
  return {
    id: 3,
    kind: 'individual',
    name: 'Ananya Raghavan',
    headline: 'Platform engineer and teacher',
    about: 'Eleven years of keeping clusters awake so that others can sleep.',
    location: 'Bengaluru',
    experienceYears: 11,
    photo: null,
    rating: { average: 4.8, count: 64 },
    courseCount: 3,
    isVerified: false,
    categories: ['Cloud & DevOps'],
    nextBatch: { startDate: '2026-01-19', courseId: 1, courseName: 'Kubernetes in Production' },
    ...overrides,
  };
}

export function courseDetails(overrides: Partial<CourseDetails> = {}): CourseDetails {
  return {
    ...course(overrides),
    prerequisites: 'Comfort with a shell',
    objectives: 'Deploy, watch and repair a cluster',
    videoUrl: null,
    hasChat: true,
    contents: [
      { id: 1, type: 'Skill Measure/syllabus', items: ['Pods', 'Services', 'Upgrades'], live: true },
      { id: 2, type: 'Offered Job Role', items: ['Platform engineer'], live: true },
      { id: 3, type: 'Covering Tools', items: ['kubectl', 'Helm'], live: true },
    ],
    modules: [
      { id: 1, name: 'First cluster', topics: ['Nodes', 'Pods'], handsOn: ['Build one'], skills: ['kubectl'] },
      { id: 2, name: 'Bad days', topics: ['Evictions'], handsOn: ['Break one'], skills: ['Debugging'] },
    ],
    trainerProfile: trainer(),
    reviews: [
      { id: 1, authorName: 'Rahul Menon', stars: 5, text: 'I slept well after it.', createdAt: '2025-12-20T10:00:00Z' },
    ],
    ...overrides,
  };
}

/** A course in the editor of its trainer; published and complete by default. */
export function authoredCourse(overrides: Partial<AuthoredCourse> = {}): AuthoredCourse {
  return {
    ...courseDetails(overrides),
    version: 1,
    active: true,
    demo: false,
    trainerContact: '9800000000',
    trainerEmail: 'trainer@kaksha.test',
    chatUrl: 'https://wa.me/919800000000',
    ...overrides,
  };
}

/** Facets of a search whose courses are all in one category. */
export function facets(overrides: Partial<CourseFacets> = {}): CourseFacets {
  return {
    categories: [{ name: 'cloud-devops', count: 12 }],
    difficulties: [{ name: 'Intermediate', count: 12 }],
    modes: [{ name: 'Online', count: 12 }],
    languages: [{ name: 'english', count: 12 }],
    priceBuckets: [0, 2, 6, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    priceCeiling: 90_000,
    ...overrides,
  };
}

export function post(overrides: Partial<PostSummary> = {}): PostSummary {
  return {
    id: 1,
    slug: 'how-to-choose-a-live-course',
    title: 'How to choose a live course',
    content: '<p>Ask who teaches, when, and what you will have built by the end.</p>',
    tags: ['learning'],
    status: 'published',
    image: null,
    likeCount: 4,
    commentCount: 2,
    createdAt: '2026-01-10T09:00:00.000Z',
    updatedAt: '2026-01-11T09:00:00.000Z',
    ...overrides,
  };
}

export function comment(overrides: Partial<Comment> = {}): Comment {
  return {
    id: 1,
    comment: 'I asked all three. It helped.',
    userId: 7,
    authorName: 'Vikram Solanki',
    createdAt: '2026-01-12T09:00:00.000Z',
    ...overrides,
  };
}

export function postDetails({ comments = [comment()], ...overrides }: Partial<Post> = {}): Post {
  return {
    ...post({ publishedAt: '2026-01-10T09:00:00.000Z', commentCount: comments.length }),
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
    liked: false,
    comments,
    ...overrides,
  };
}

/** A learner. */
export function user(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 5,
    name: 'Priya Nair',
    email: 'learner@kaksha.test',
    contactNo: null,
    isAdmin: false,
    trainerId: null,
    photo: null,
    ...overrides,
  };
}

/** A user with the role; null for a visitor. */
export function userOf(role: Role): CurrentUser | null {
  switch (role) {
    case 'visitor':
      return null;
    case 'learner':
      return user();
    case 'trainer':
      return user({ id: 6, name: 'Ananya Raghavan', email: 'trainer@kaksha.test', trainerId: 3 });
    case 'admin':
      return user({ id: 8, name: 'Meera Iyer', email: 'admin@kaksha.test', isAdmin: true, rights: adminRights });
  }
}
