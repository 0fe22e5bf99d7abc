import type {
  BasicDetailsWire,
  BatchWire,
  CategoryWire,
  ContentWire,
  CourseDetailsWire,
  CourseWire,
  FacetsWire,
  LanguageWire,
  ModuleWire,
  OpenBatchWire,
  OwnCourseWire,
  PictureSourcesWire,
  SessionChangeWire,
  SubcategoryWire,
  TrainerWire,
} from '@kaksha/api-client/generated/wire';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type {
  Batch,
  Category,
  CourseContent,
  CourseDetails,
  CourseModule,
  CourseSummary,
  Language,
  Picture,
  SessionChange,
  Subcategory,
  TrainerProfile,
  TrainerSummary,
} from '@kaksha/domain/catalogue';
import type { CourseFacets } from '@kaksha/domain/course-search';
import { halfOfDay } from '@kaksha/domain/dates';

/** API responses about courses and trainers, built from domain objects: the inverse of the client's mappers. */

const pictureWire = (picture: Picture | null): [string | null, PictureSourcesWire | null] => {
  if (!picture) return [null, null];
  const { src, ...sources } = picture;
  return [src, sources];
};

export const categoryWire = (category: Category): CategoryWire => ({
  id: category.id,
  name: category.name,
  display_name: category.displayName,
  motif: category.motif,
  course_count: category.courseCount,
  next_start_date: category.nextStartDate,
});

export const subcategoryWire = (subcategory: Subcategory): SubcategoryWire => ({
  id: subcategory.id,
  category_id: subcategory.categoryId,
  name: subcategory.name,
});

export const languageWire = (language: Language): LanguageWire => ({
  id: language.id,
  name: language.name,
  display_name: language.displayName,
});

const sessionChangeWire = ({ day, action, toDay, toTime, reason }: SessionChange): SessionChangeWire => ({
  date: day,
  action,
  starts_at: toDay && `${toDay}T${toTime}`,
  reason,
});

/** @param trainerName  name of the trainer, which the API sends in every batch */
export const batchWire = (batch: Batch, trainerName = 'Ananya Raghavan'): BatchWire => ({
  id: batch.id,
  courseId: batch.courseId,
  trainerId: batch.trainerId,
  day_of_week: batch.dayOfWeek,
  start_date: batch.startDate,
  end_date: batch.endDate,
  duration: batch.duration,
  time_from: batch.startTime,
  time_to: batch.endTime,
  TimeFromType: halfOfDay(batch.startTime),
  TimeToType: batch.endTime ? halfOfDay(batch.endTime) : null,
  timezone: batch.timeZone,
  timePart: batch.timePart,
  mode: batch.mode,
  area: batch.area,
  ...(batch.address && { address: batch.address }),
  trainer_name: trainerName,
  seats: batch.seats,
  seats_left: batch.seatsLeft,
  waiting: batch.waiting,
  status: batch.state === 'open',
  state: batch.state,
  weekdays: batch.weekdays && [...batch.weekdays],
  session_changes: batch.sessionChanges.map(sessionChangeWire),
  ...(batch.learners !== undefined && { learners: batch.learners }),
  ...(batch.meeting && { meeting: batch.meeting }),
  ...(batch.version !== undefined && { version: batch.version }),
});

/** A batch of a list. @throws Error for a closed batch, which lists omit */
function openBatchWire(batch: Batch, trainerName: string): OpenBatchWire {
  if (batch.state !== 'open') throw new Error(`batch ${batch.id} is closed: the API lists open batches only`);
  return { ...batchWire(batch, trainerName), status: true };
}

type SentCourse = CourseSummary & { description?: string };

/** Contact data is null, as in responses to visitors. */
function courseFields(course: SentCourse) {
  const [thumbnail, thumbnail_sources] = pictureWire(course.thumbnail);
  const [trainer_photo, trainer_photo_sources] = pictureWire(course.trainer.photo);
  const [first] = course.batches;
  return {
    id: course.id,
    slug: course.slug,
    course_name: course.name,
    description: course.description ?? '',
    category: course.category.displayName,
    category_id: course.category.id,
    category_name: course.category.name,
    category_motif: course.category.motif,
    sub_category: course.subcategory?.name ?? null,
    sub_category_id: course.subcategory?.id ?? null,
    difficulty_level: course.difficulty,
    language: course.language.displayName,
    language_id: course.language.id,
    mode: course.mode,
    course_mode: course.mode,
    timing_modes: [...new Set(course.batches.map(({ mode }) => mode))],
    trainer_id: course.trainer.id,
    trainer_name: course.trainer.name,
    trainer_rating: course.trainer.rating,
    trainer_photo,
    trainer_photo_sources,
    rating: course.rating,
    thumbnail,
    thumbnail_sources,
    location: course.city ?? '',
    ...(course.distanceKm !== undefined && { distance_km: course.distanceKm }),
    fee: course.fees.inr,
    fee_usd: course.fees.usd,
    discount: course.fees.discount,
    duration: first?.duration ?? '',
    start_date: first?.startDate ?? null,
    is_demo: course.demo ?? false,
    course_status: course.status,
    is_active: !course.hidden,
    stage: course.stage,
    contact_no: null,
    email_id: null,
    trainer_contact: null,
    trainer_email: null,
    trainer_chat: null,
    ...(course.activity && { activitycount: course.activity }),
  };
}

/** A course of a list. */
export const courseWire = (course: SentCourse): CourseWire => ({
  ...courseFields(course),
  batches: course.batches.map((batch) => openBatchWire(batch, course.trainer.name)),
});

const batchesWire = (course: SentCourse): BatchWire[] =>
  course.batches.map((batch) => batchWire(batch, course.trainer.name));

export function trainerWire(trainer: TrainerSummary): TrainerWire {
  const [photo, photo_sources] = pictureWire(trainer.photo);
  return {
    id: trainer.id,
    trainer_id: trainer.id,
    type: trainer.kind,
    name: trainer.name,
    institute_name: trainer.kind === 'institute' ? trainer.name : null,
    headline: trainer.headline,
    about_us: trainer.about,
    location: trainer.location,
    experience: trainer.experienceYears,
    photo,
    photo_sources,
    rating: trainer.rating,
    course_count: trainer.courseCount,
    is_verified: trainer.isVerified,
    categories: trainer.categories,
    next_batch: trainer.nextBatch && {
      start_date: trainer.nextBatch.startDate,
      course_id: trainer.nextBatch.courseId,
      course_name: trainer.nextBatch.courseName,
    },
  };
}

export const contentWire = ({ id, type, items, live, version }: CourseContent): ContentWire => ({
  id,
  content_type: type,
  content_text: items.join(', '),
  is_live: live,
  ...(version !== undefined && { version }),
});

export const moduleWire = ({ id, name, topics, handsOn, skills, version }: CourseModule): ModuleWire => ({
  id,
  module_name: name,
  topic_name: topics.join(', '),
  hands_on: handsOn.join(', '),
  skills: skills.join(', '),
  ...(version !== undefined && { version }),
});

export const courseDetailsWire = (course: CourseDetails): CourseDetailsWire => ({
  ...courseFields(course),
  batches: batchesWire(course),
  prerequisites: course.prerequisites,
  objectives: course.objectives,
  video_url: course.videoUrl,
  timings: batchesWire(course),
  has_chat: course.hasChat,
  contents: course.contents.map(contentWire),
  curriculums: course.modules.map(moduleWire),
  trainer: trainerWire(course.trainerProfile),
  payment_currencies: course.fees.accepted ? [...course.fees.accepted] : null,
  reviews: course.reviews.map(({ id, authorName, stars, text, createdAt }) => ({
    id,
    user_name: authorName,
    rating: stars,
    comment: text,
    created_at: createdAt,
  })),
  ...(course.learnersOnly && { learners_only: true }),
});

export const authoredCourseWire = (course: AuthoredCourse): CourseDetailsWire => ({
  ...courseDetailsWire(course),
  is_active: course.active,
  is_demo: course.demo,
  trainer_contact: course.trainerContact,
  trainer_email: course.trainerEmail,
  trainer_chat: course.chatUrl,
  contact_no: course.trainerContact,
  email_id: course.trainerEmail,
  version: course.version,
});

export const facetsWire = (facets: CourseFacets): FacetsWire => ({
  categories: facets.categories,
  difficulties: facets.difficulties,
  modes: facets.modes,
  languages: facets.languages,
  price_buckets: facets.priceBuckets,
  price_ceiling: facets.priceCeiling,
});

/** A row in the list of a trainer's own courses. */
export const ownCourseWire = (course: SentCourse): OwnCourseWire => ({
  ...courseFields(course),
  batches: batchesWire(course),
  timings: batchesWire(course),
  contents: [],
  curriculums: [],
});

/** The profile of a trainer in the response to a visitor. */
export const trainerDetailsWire = (trainer: TrainerSummary & Partial<TrainerProfile>): BasicDetailsWire => ({
  ...trainerWire(trainer),
  institute_logo: null,
  owner_name: trainer.ownerName ?? null,
  training_type: trainer.trainingType ?? null,
});
