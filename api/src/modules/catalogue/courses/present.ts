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
import type { ClassFacts } from './class-facts-repo';
import type { BatchRow, ContentRow, CourseRow, ModuleRow, ReviewRow } from './repo';

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
  /** For the trainer: facts about the classes of each batch. */
  classFacts?: ReadonlyMap<number, ClassFacts>;
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
) {
  const { address: street, sessionChanges, ...batch } = batchOf(row);
  return {
    ...batch,
    ...(address && street && { address: street }),
    TimeFromType: halfOfDay(batch.startTime),
    TimeToType: batch.endTime === null ? null : halfOfDay(batch.endTime),
    trainerName,
    active: row.active,
    sessionChanges: sessionChanges.map(({ toDay, toTime, ...change }) => ({
      ...change,
      startsAt: toDay && `${toDay}T${toTime}`,
      reason: reasons ? change.reason : '',
    })),
    ...(version && { version: batchVersion(row) }),
  };
}

/** Without the fields that only editors see. */
export function presentCourse(row: CourseRow, presentation: Presentation) {
  const { mediaBase, contacts = false, addresses = false } = presentation;
  const { category, subcategory, language, trainer } = row;
  const { version: _version, createdBy: _creator, modifiedBy: _editor, hiddenReason: _reason, ...course } = row.course;
  const batches = visibleBatches(row, presentation);
  const open = batches.filter(({ active }) => active);
  const [thumbnail, thumbnailSources] = presentPicture(row.thumbnail, mediaBase);
  const [photo, photoSources] = presentPicture(row.trainerPhoto, mediaBase);
  const shownBatch = open.find((batch) => batch.startsAt.getTime() === course.nextStartAt?.getTime()) ?? open.at(-1);
  const phone = contacts ? course.trainerContact : null;
  const email = contacts ? course.trainerEmail : null;
  return {
    ...course,
    slug: slugOf(course.name),
    category: category?.displayName ?? null,
    categoryName: category?.name ?? null,
    categoryMotif: category?.motif ?? null,
    subcategory: subcategory?.name ?? null,
    language: language.displayName,
    courseMode: course.mode,
    timingModes: [...new Set(open.map(({ mode }) => mode))],
    trainerName: trainer.name,
    trainerRating: presentRating(trainer),
    trainerPhoto: photo,
    trainerPhotoSources: photoSources,
    location: trainer.location,
    rating: presentRating(course),
    thumbnail,
    thumbnailSources,
    feeInr: course.feeMinor === null ? null : toMajor(course.feeMinor),
    feeUsd: course.feeUsdMinor === null ? null : toMajor(course.feeUsdMinor),
    duration: shownBatch?.duration ?? '',
    startDate: shownBatch ? firstClassDay(batchOf(shownBatch)) : null,
    batches: batches.map((batch) => presentOwnBatch(batch, presentation, addresses)),
    contactNo: phone,
    emailId: email,
    trainerContact: phone,
    trainerEmail: email,
    chatUrl: contacts ? safeChatLink(course.trainerChat) : null,
  };
}

const presentOwnBatch = (
  batch: CourseRow['batches'][number],
  { closedBatches: editable = false, classFacts }: Presentation,
  address: boolean,
) => ({
  ...presentBatch(batch, batch.trainerName, { reasons: editable, address, version: editable }),
  ...classFacts?.get(batch.id),
});

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
  paymentCurrencies: Currency[] | null;
  activity: ActivityCount | undefined;
  /** For the trainer: facts about the classes of each batch. */
  classFacts: ReadonlyMap<number, ClassFacts> | undefined;
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
) {
  const { row, reviews, trainer, editable, learnersOnly, trainerContact, paymentCurrencies, classFacts, ...parts } =
    details;
  const ownPresentation = {
    ...presentation,
    contacts: trainerContact,
    closedBatches: editable,
    addresses: true,
    ...(classFacts && { classFacts }),
  };
  const { course } = row;
  return {
    ...presentCourse(row, ownPresentation),
    ...presentParts(row, parts, ownPresentation),
    videoUrl: safeVideoLink(course.videoUrl),
    hasChat: safeChatLink(course.trainerChat) !== null,
    trainer: presentTrainer(trainer, presentation.mediaBase),
    reviews: eachPresented({ log }, reviews, presentReview),
    paymentCurrencies,
    ...(learnersOnly && { learnersOnly }),
    ...(editable && { version: course.version, ...presentEditors(row) }),
  };
}

/** For the course's trainer and admins. */
export const presentEditors = ({ course: { createdBy, modifiedBy, hiddenReason } }: CourseRow) => ({
  createdBy,
  modifiedBy,
  hiddenReason,
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
    timings: visibleBatches(row, presentation).map((batch) => presentOwnBatch(batch, presentation, true)),
    contents: parts.contents.map((content) => presentContent(content, { version: editable })),
    modules: parts.modules.map((module) => presentModule(module, { version: editable })),
    activity: parts.activity,
  };
}
