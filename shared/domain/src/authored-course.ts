import { openBatches } from './batches';
import type { CourseDetails, DescribedCourse, TrainerContact } from './catalogue';
import type { CourseCompleteness } from './course-progress';
import type { CourseForm } from './course-rules';

/** A course as its trainer edits it. */
export interface AuthoredCourse extends CourseDetails {
  /** Raised by every save. The next save sends it, so that the API detects conflicting edits. */
  version: number;
  /** Whether lists show the course after it is published. */
  active: boolean;
  demo: boolean;
  trainerContact: string;
  trainerEmail: string;
  chatUrl: string | null;
}

/** The fields that all users may see, for resources that are shared by users. */
export function publicDetailsOf(course: AuthoredCourse): CourseDetails {
  const { version: _version, active: _active, ...rest } = course;
  const { trainerContact: _contact, trainerEmail: _email, chatUrl: _chat, ...details } = rest;
  return details;
}

/** Null unless the signed-in user chatted, was interested, enquired or enrolled. */
export function trainerContactOf({ trainerContact, trainerEmail, chatUrl }: AuthoredCourse): TrainerContact | null {
  if (!trainerContact && !trainerEmail && !chatUrl) return null;
  return { phone: trainerContact || null, email: trainerEmail || null, chatUrl };
}

/** The initial values of step 1 of the wizard. */
export function courseFormOf(course: AuthoredCourse): CourseForm {
  return {
    name: course.name,
    thumbnail: course.thumbnail?.src ?? '',
    mode: course.mode,
    languageId: course.language.id,
    difficulty: course.difficulty,
    feeInr: course.fees.inr,
    feeUsd: course.fees.usd,
    discount: course.fees.discount,
    isDemo: course.demo,
    videoUrl: course.videoUrl ?? '',
    description: course.description,
    prerequisites: course.prerequisites,
    objectives: course.objectives,
    trainerContact: course.trainerContact,
    trainerEmail: course.trainerEmail,
    chatUrl: course.chatUrl ?? '',
    // The id 0 marks a draft without a category.
    categoryId: course.category.id || null,
    subcategoryId: course.subcategory?.id ?? null,
  };
}

/** The values that decide which wizard steps are complete. */
export function courseCompletenessOf(course: AuthoredCourse, now: Date): CourseCompleteness {
  return {
    name: course.name,
    description: course.description,
    categoryId: course.category.id || null,
    stage: course.stage,
    batchCount: course.batches.length,
    openBatchCount: openBatches(course.batches, now).length,
    contentTypes: course.contents.map(({ type }) => type),
    shownContentTypes: course.contents.filter(({ live }) => live).map(({ type }) => type),
    moduleCount: course.modules.length,
  };
}

/** The same for a course of the trainer's own list. */
export function draftCompletenessOf(course: DescribedCourse, now: Date): CourseCompleteness {
  return {
    name: course.name,
    description: course.description,
    categoryId: course.category.id || null,
    stage: course.stage,
    batchCount: course.batches.length,
    openBatchCount: openBatches(course.batches, now).length,
    contentTypes: course.parts?.contentTypes ?? [],
    shownContentTypes: course.parts?.shownContentTypes ?? [],
    moduleCount: course.parts?.moduleCount ?? 0,
  };
}
