import type { ActivityCount } from '@kaksha/domain/catalogue';
import { safeChatLink } from '@kaksha/domain/chat-links';
import { halfOfDay } from '@kaksha/domain/dates';
import { safeVideoLink } from '@kaksha/domain/embeds';
import { toMajor } from '@kaksha/domain/money';
import { presentPicture } from '../../media/wire';
import { presentRating } from '../../wire';
import { presentTrainer, type TrainerRow } from '../trainers/service';
import type { BatchRow, CourseRow } from './cards-repo';
import type { ContentRow, ModuleRow, ReviewRow } from './course-details-repo';
import type { Facets } from './facets-repo';
import type { CategoryRow, LanguageRow, SubcategoryRow } from './lookups-repo';
import type { BatchWire, CourseDetailsWire, CourseWire } from './schema';

export interface Presentation {
  /** Address that picture files are served at, without a slash at its end. */
  mediaBase: string;
  /** Whether the trainer's phone and e-mail may be told. */
  contacts: boolean;
}

export const presentCategory = (row: CategoryRow, nextStartDate: string | null) => ({
  id: row.id,
  name: row.name,
  display_name: row.displayName,
  motif: row.motif,
  course_count: row.courseCount,
  next_start_date: nextStartDate,
});

export const presentSubcategory = (row: SubcategoryRow) => ({
  id: row.id,
  category_id: row.categoryId,
  name: row.name,
});

export const presentLanguage = (row: LanguageRow) => ({ id: row.id, name: row.name, display_name: row.displayName });

export function presentBatch(row: BatchRow, trainerName: string): BatchWire {
  return {
    id: row.id,
    courseId: row.courseId,
    trainerId: row.trainerId,
    day_of_week: row.dayOfWeek,
    start_date: row.startDate,
    end_date: row.endDate,
    duration: row.duration,
    time_from: row.timeFrom.slice(0, 5),
    time_to: row.timeTo?.slice(0, 5) ?? null,
    TimeFromType: halfOfDay(row.timeFrom),
    TimeToType: row.timeTo === null ? null : halfOfDay(row.timeTo),
    timezone: row.timezone,
    timePart: row.timePart,
    mode: row.mode,
    area: row.area,
    trainer_name: trainerName,
    status: row.active,
  };
}

export function presentCourse(row: CourseRow, { mediaBase, contacts }: Presentation): CourseWire {
  const { course, category, subcategory, language, trainer, batches } = row;
  const [thumbnail, thumbnailSources] = presentPicture(row.thumbnail, mediaBase);
  const [photo, photoSources] = presentPicture(row.trainerPhoto, mediaBase);
  const first = batches.find((batch) => batch.startsAt.getTime() === course.nextStartAt?.getTime()) ?? batches.at(-1);
  const phone = contacts ? course.trainerContact : null;
  const email = contacts ? course.trainerEmail : null;
  return {
    id: course.id,
    trainer_id: course.trainerId,
    slug: course.slug,
    course_name: course.name,
    description: course.description,
    category: category?.displayName ?? null,
    category_id: category?.id ?? null,
    category_name: category?.name ?? null,
    category_motif: category?.motif ?? null,
    sub_category: subcategory?.name ?? null,
    sub_category_id: subcategory?.id ?? null,
    difficulty_level: course.difficulty,
    language: language.displayName,
    language_id: language.id,
    mode: course.mode,
    course_mode: course.mode,
    timing_modes: [...new Set(batches.map(({ mode }) => mode))],
    trainer_name: trainer.name,
    trainer_rating: presentRating(trainer),
    trainer_photo: photo,
    trainer_photo_sources: photoSources,
    location: trainer.location,
    rating: presentRating(course),
    thumbnail,
    thumbnail_sources: thumbnailSources,
    fee: course.feeMinor === null ? null : toMajor(course.feeMinor),
    fee_usd: course.feeUsdMinor === null ? null : toMajor(course.feeUsdMinor),
    discount: course.discount,
    duration: first?.duration ?? '',
    start_date: first?.startDate ?? null,
    batches: batches.map((batch) => presentBatch(batch, trainer.name)),
    course_status: course.status,
    is_active: course.isActive,
    stage: course.stage,
    contact_no: phone,
    email_id: email,
    trainer_contact: phone,
    trainer_email: email,
    trainer_chat: safeChatLink(course.trainerChat),
  };
}

export const presentContent = (row: ContentRow) => ({
  id: row.id,
  content_type: row.type,
  content_text: row.text,
  is_live: row.isLive,
});

export const presentModule = (row: ModuleRow) => ({
  id: row.id,
  module_name: row.name,
  topic_name: row.topics,
  hands_on: row.handsOn,
  skills: row.skills,
});

export const presentReview = (row: ReviewRow) => ({
  id: row.id,
  user_name: row.authorName || 'Anonymous',
  rating: row.stars,
  comment: row.text,
  created_at: row.createdAt.toISOString(),
});

export interface CourseFound {
  row: CourseRow;
  contents: ContentRow[];
  modules: ModuleRow[];
  reviews: ReviewRow[];
  trainer: TrainerRow;
  activity: ActivityCount | undefined;
  /** Whether the viewer is the course's trainer or an admin. */
  manages: boolean;
}

export function presentDetails(found: CourseFound, presentation: Presentation): CourseDetailsWire {
  const { row, reviews, trainer, manages, ...parts } = found;
  const { course } = row;
  return {
    ...presentCourse(row, presentation),
    ...presentParts(row, parts),
    prerequisites: course.prerequisites,
    objectives: course.objectives,
    video_url: safeVideoLink(course.videoUrl),
    is_demo: course.isDemo,
    trainer: presentTrainer(trainer, presentation.mediaBase),
    reviews: reviews.map(presentReview),
    ...(manages && { version: course.version }),
  };
}

/** The parts of a course that its page and its trainer's list hold beside the card. */
export function presentParts(
  row: CourseRow,
  parts: { contents: ContentRow[]; modules: ModuleRow[]; activity: ActivityCount | undefined },
) {
  return {
    timings: row.batches.map((batch) => presentBatch(batch, row.trainer.name)),
    contents: parts.contents.map(presentContent),
    curriculums: parts.modules.map(presentModule),
    ...(parts.activity && { activitycount: parts.activity }),
  };
}

export const presentFacets = (facets: Facets, categories: CategoryRow[], languages: LanguageRow[]) => ({
  categories: categories.map(({ id, name }) => ({ name, count: facets.categories.get(id) ?? 0 })),
  difficulties: facets.difficulties,
  modes: facets.modes,
  languages: languages.map(({ id, name }) => ({ name, count: facets.languages.get(id) ?? 0 })),
  price_buckets: facets.priceBuckets,
  price_ceiling: facets.priceCeiling,
});
