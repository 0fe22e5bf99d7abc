import type { ActivityCount, Currency } from '@kaksha/domain/catalogue';
import { safeChatLink } from '@kaksha/domain/chat-links';
import { halfOfDay } from '@kaksha/domain/dates';
import { safeVideoLink } from '@kaksha/domain/embeds';
import { toMajor } from '@kaksha/domain/money';
import { slugOf } from '@kaksha/domain/slugs';
import { firstClassDay } from '@kaksha/domain/timetable';
import { batchOf, batchVersion } from '../../../platform/database/batch-of';
import type { TrainerRow } from '../../../platform/database/trainer-row';
import { eachPresented, type WithLog } from '../../../platform/http/each-presented';
import { versionOf } from '../../../platform/http/edit-conflict';
import { presentRating } from '../../../platform/http/wire';
import { presentPicture } from '../../../platform/media/wire';
import { presentTrainer } from '../../trainers/present';
import type { BatchRow, ContentRow, CourseRow, ModuleRow, ReviewRow } from './repo';
import type { BatchWire, CourseDetailsWire, CourseWire } from './schema';

export interface Presentation {
  /** Base URL of picture files, without a trailing slash. */
  mediaBase: string;
  /** Whether the answer includes the trainer's phone, e-mail address and chat link; false by default. */
  contacts?: boolean;
  /**
   * For the trainer: the answer includes batches that are closed for enrolment, and reasons of changes; false by
   * default.
   */
  closedBatches?: boolean;
  /** Whether the answer includes the street addresses of classrooms; false by default. */
  addresses?: boolean;
  /** Only batches of this trainer. */
  taughtBy?: number;
}

/**
 * `reasons`: whether the caller learns or teaches in the batch and reads why its sessions changed; false by default.
 * `address`: whether the answer includes the street address; true by default. `version`: whether it includes the
 * version, for those who may change the batch; false by default.
 */
export function presentBatch(
  row: BatchRow,
  trainerName: string,
  { reasons = false, address = true, version = false } = {},
): BatchWire {
  return {
    id: row.id,
    courseId: row.courseId,
    trainerId: row.trainerId,
    day_of_week: row.dayOfWeek,
    weekdays: row.weekdays,
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
    ...(address && row.address && { address: row.address }),
    trainer_name: trainerName,
    status: row.active,
    seats: row.seats,
    seats_left: row.seats === null ? null : Math.max(0, row.seats - row.seatsTaken),
    waiting: row.waiting,
    state: row.state,
    session_changes: row.sessionChanges.map(({ day, action, toDay, toTime, reason }) => ({
      date: day,
      action,
      starts_at: toDay && `${toDay}T${toTime}`,
      reason: reasons ? reason : '',
    })),
    ...(version && { version: batchVersion(row) }),
  };
}

export function presentCourse(row: CourseRow, presentation: Presentation): CourseWire {
  const { mediaBase, contacts = false, closedBatches = false, addresses = false } = presentation;
  const { course, category, subcategory, language, trainer } = row;
  const batches = visibleBatches(row, presentation);
  const open = batches.filter(({ active }) => active);
  const [thumbnail, thumbnailSources] = presentPicture(row.thumbnail, mediaBase);
  const [photo, photoSources] = presentPicture(row.trainerPhoto, mediaBase);
  const shownBatch = open.find((batch) => batch.startsAt.getTime() === course.nextStartAt?.getTime()) ?? open.at(-1);
  const phone = contacts ? course.trainerContact : null;
  const email = contacts ? course.trainerEmail : null;
  return {
    id: course.id,
    trainer_id: course.trainerId,
    slug: slugOf(course.name),
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
    timing_modes: [...new Set(open.map(({ mode }) => mode))],
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
    duration: shownBatch?.duration ?? '',
    start_date: shownBatch ? firstClassDay(batchOf(shownBatch)) : null,
    batches: batches.map((batch) =>
      presentBatch(batch, batch.trainerName, { reasons: closedBatches, address: addresses, version: closedBatches }),
    ),
    is_demo: course.isDemo,
    course_status: course.status,
    is_active: course.isActive,
    stage: course.stage,
    contact_no: phone,
    email_id: email,
    trainer_contact: phone,
    trainer_email: email,
    trainer_chat: contacts ? safeChatLink(course.trainerChat) : null,
  };
}

/** `version`: whether the answer includes the version, for those who may change the part. */
export const presentContent = (row: ContentRow, { version = false } = {}) => ({
  ...row,
  ...(version && { version: contentVersion(row) }),
});

/** `version` as of `presentContent`. */
export const presentModule = (row: ModuleRow, { version = false } = {}) => ({
  ...row,
  ...(version && { version: moduleVersion(row) }),
});

export const contentVersion = ({ type, text, isLive }: ContentRow) => versionOf({ type, text, isLive });

export const moduleVersion = ({ name, topics, handsOn, skills }: ModuleRow) =>
  versionOf({ name, topics, handsOn, skills });

export const presentReview = (row: ReviewRow) => ({
  ...row,
  authorName: row.authorName || 'Anonymous',
});

export interface CourseDetails {
  row: CourseRow;
  contents: ContentRow[];
  modules: ModuleRow[];
  reviews: ReviewRow[];
  trainer: TrainerRow;
  /** Currencies that the trainer takes; null without payment settings. */
  accepted: Currency[] | null;
  activity: ActivityCount | undefined;
  /** Whether the caller may edit the course. */
  editable: boolean;
  /** The course is not offered, and the caller sees it because of a seat. */
  learnersOnly: boolean;
  /** Whether the caller sees the trainer's phone, e-mail address and chat link. */
  trainerContact: boolean;
}

export function presentDetails(
  details: CourseDetails,
  { log, ...presentation }: Pick<Presentation, 'mediaBase'> & WithLog,
): CourseDetailsWire {
  const { row, reviews, trainer, editable, learnersOnly, trainerContact, accepted, ...parts } = details;
  const ownPresentation = { ...presentation, contacts: trainerContact, closedBatches: editable, addresses: true };
  const { course } = row;
  return {
    ...presentCourse(row, ownPresentation),
    ...presentParts(row, parts, ownPresentation),
    prerequisites: course.prerequisites,
    objectives: course.objectives,
    video_url: safeVideoLink(course.videoUrl),
    has_chat: safeChatLink(course.trainerChat) !== null,
    trainer: presentTrainer(trainer, presentation.mediaBase),
    reviews: eachPresented({ log }, reviews, presentReview),
    payment_currencies: accepted,
    ...(learnersOnly && { learners_only: true }),
    ...(editable && { version: course.version, ...presentEditors(row) }),
  };
}

/** For the course's trainer and admins. */
export const presentEditors = ({ course }: CourseRow) => ({
  created_by: course.createdBy,
  modified_by: course.modifiedBy,
});

const visibleBatches = ({ batches }: CourseRow, { closedBatches = false, taughtBy }: Presentation) =>
  batches.filter(
    ({ active, trainerId }) => (active || closedBatches) && (taughtBy === undefined || trainerId === taughtBy),
  );

/** Fields of the course page and the trainer's own list beside the card. */
export function presentParts(
  row: CourseRow,
  parts: { contents: ContentRow[]; modules: ModuleRow[]; activity: ActivityCount | undefined },
  presentation: Presentation,
) {
  const editable = presentation.closedBatches ?? false;
  return {
    timings: visibleBatches(row, presentation).map((batch) =>
      presentBatch(batch, batch.trainerName, { reasons: editable, version: editable }),
    ),
    contents: parts.contents.map((content) => presentContent(content, { version: editable })),
    curriculums: parts.modules.map((module) => presentModule(module, { version: editable })),
    ...(parts.activity && { activitycount: parts.activity }),
  };
}
