import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type {
  Batch,
  CourseContent,
  CourseDetails,
  CourseModule,
  CourseSummary,
  DescribedCourse,
  Fees,
  Picture,
  SessionChange,
  TrainerSummary,
} from '@kaksha/domain/catalogue';
import { safeChatLink } from '@kaksha/domain/chat-links';
import { contentTypeOf, splitList } from '@kaksha/domain/contents';
import type {
  BatchWire,
  ContentWire,
  CourseDetailsWire,
  CourseWire,
  ModuleWire,
  OwnCourseWire,
  PictureSourcesWire,
  SessionChangeWire,
  TrainerWire,
} from './generated/wire';

function toPicture(src: string | null, sources: PictureSourcesWire | null): Picture | null {
  if (!src) return null;
  return { src, ...(sources ?? { avif: null, webp: null, width: 0, height: 0 }) };
}

const toSessionChange = ({ date, action, starts_at, reason }: SessionChangeWire): SessionChange => {
  const [toDay = null, toTime = null] = starts_at?.split('T') ?? [];
  return { day: date, action, toDay, toTime, reason };
};

export const toBatch = (wire: BatchWire): Batch => ({
  id: wire.id,
  courseId: wire.courseId,
  trainerId: wire.trainerId,
  trainerName: wire.trainer_name,
  dayOfWeek: wire.day_of_week,
  weekdays: wire.weekdays,
  startDate: wire.start_date,
  endDate: wire.end_date,
  duration: wire.duration,
  startTime: wire.time_from,
  endTime: wire.time_to,
  timeZone: wire.timezone,
  timePart: wire.timePart,
  mode: wire.mode,
  area: wire.area,
  ...(wire.address && { address: wire.address }),
  seats: wire.seats,
  seatsLeft: wire.seats_left,
  waiting: wire.waiting,
  state: wire.state,
  sessionChanges: wire.session_changes.map(toSessionChange),
  ...(wire.learners !== undefined && { learners: wire.learners }),
  ...(wire.meeting && { meeting: wire.meeting }),
  ...(wire.version !== undefined && { version: wire.version }),
});

/** Placeholder for a draft without a category. A published course always has one. */
const noCategory = { id: 0, name: '', displayName: 'No category yet', motif: 'code' } as const;

/** A course of any list. Only a trainer's own courses include closed batches and `activitycount`. */
type ListedCourseWire = Omit<CourseWire, 'batches'> &
  Pick<OwnCourseWire, 'batches' | 'activitycount' | 'hidden_reason'>;

export const toCourse = (wire: ListedCourseWire): CourseSummary => ({
  id: wire.id,
  slug: wire.slug,
  name: wire.course_name,
  category:
    wire.category_id === null
      ? noCategory
      : {
          id: wire.category_id,
          name: wire.category_name ?? '',
          displayName: wire.category ?? '',
          motif: wire.category_motif ?? noCategory.motif,
        },
  subcategory: wire.sub_category_id === null ? null : { id: wire.sub_category_id, name: wire.sub_category ?? '' },
  difficulty: wire.difficulty_level,
  language: { id: wire.language_id, displayName: wire.language },
  mode: wire.mode,
  trainer: {
    id: wire.trainer_id,
    name: wire.trainer_name,
    rating: wire.trainer_rating,
    photo: toPicture(wire.trainer_photo, wire.trainer_photo_sources),
  },
  rating: wire.rating,
  thumbnail: toPicture(wire.thumbnail, wire.thumbnail_sources),
  fees: feesOf(wire),
  batches: wire.batches.map(toBatch),
  ...(wire.location && { city: wire.location }),
  ...(wire.distance_km !== undefined && { distanceKm: wire.distance_km }),
  ...(wire.is_demo && { demo: true }),
  status: wire.course_status,
  ...(!wire.is_active && { hidden: true }),
  ...(wire.hidden_reason && { hiddenReason: wire.hidden_reason }),
  stage: wire.stage,
  ...(wire.activitycount && { activity: wire.activitycount }),
});

const feesOf = (wire: Pick<CourseWire, 'fee' | 'fee_usd' | 'discount'>): Fees => ({
  inr: wire.fee,
  usd: wire.fee_usd,
  discount: wire.discount,
});

export const toDescribedCourse = (wire: ListedCourseWire): DescribedCourse => ({
  ...toCourse(wire),
  description: wire.description,
});

export function toOwnCourse(wire: OwnCourseWire): DescribedCourse {
  const contents = wire.contents.flatMap(toContents);
  return {
    ...toDescribedCourse(wire),
    parts: {
      contentTypes: contents.map(({ type }) => type),
      shownContentTypes: contents.filter(({ live }) => live).map(({ type }) => type),
      moduleCount: wire.curriculums.length,
    },
  };
}

/** Returns one content, or none for an unknown type. */
export function toContents({ id, content_type, content_text, is_live, version }: ContentWire): CourseContent[] {
  const type = contentTypeOf(content_type);
  const content = { id, items: splitList(content_text), live: is_live, ...(version !== undefined && { version }) };
  return type ? [{ ...content, type }] : [];
}

export const toModule = (wire: ModuleWire): CourseModule => ({
  id: wire.id,
  name: wire.module_name,
  topics: splitList(wire.topic_name),
  handsOn: splitList(wire.hands_on),
  skills: splitList(wire.skills),
  ...(wire.version !== undefined && { version: wire.version }),
});

export const toTrainer = (wire: TrainerWire): TrainerSummary => ({
  id: wire.id,
  kind: wire.type,
  name: wire.name,
  headline: wire.headline,
  about: wire.about_us,
  location: wire.location,
  experienceYears: wire.experience,
  photo: toPicture(wire.photo, wire.photo_sources),
  rating: wire.rating,
  courseCount: wire.course_count,
  isVerified: wire.is_verified,
  categories: wire.categories,
  nextBatch: wire.next_batch && {
    startDate: wire.next_batch.start_date,
    courseId: wire.next_batch.course_id,
    courseName: wire.next_batch.course_name,
  },
});

export const toCourseDetails = (wire: CourseDetailsWire): CourseDetails => ({
  ...toDescribedCourse(wire),
  fees: { ...feesOf(wire), ...(wire.payment_currencies && { accepted: wire.payment_currencies }) },
  prerequisites: wire.prerequisites,
  objectives: wire.objectives,
  videoUrl: wire.video_url,
  hasChat: wire.has_chat,
  contents: wire.contents.flatMap(toContents),
  modules: wire.curriculums.map(toModule),
  trainerProfile: toTrainer(wire.trainer),
  reviews: wire.reviews.map((review) => ({
    id: review.id,
    authorName: review.user_name,
    stars: review.rating,
    text: review.comment,
    createdAt: review.created_at,
  })),
  ...(wire.learners_only && { learnersOnly: true }),
});

export const toAuthoredCourse = (wire: CourseDetailsWire): AuthoredCourse => ({
  ...toCourseDetails(wire),
  version: wire.version ?? 0,
  active: wire.is_active,
  demo: wire.is_demo,
  trainerContact: wire.trainer_contact ?? '',
  trainerEmail: wire.trainer_email ?? '',
  chatUrl: safeChatLink(wire.trainer_chat),
});
