import { openBatches } from './batches';
import type { CourseDetails } from './catalogue';
import type { CourseCompleteness } from './course-progress';
import type { CourseForm } from './course-rules';

/** A course as its trainer edits it. */
export interface AuthoredCourse extends CourseDetails {
  /** Raised by every save; send it with the next one, so that a save over somebody else's is noticed. */
  version: number;
  /** Whether it is listed once it is published. */
  active: boolean;
  demo: boolean;
  trainerContact: string;
  trainerEmail: string;
}

/** What step 1 of the wizard begins with for this course. */
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
    // A draft may have no category yet, which is told by the id 0.
    categoryId: course.category.id || null,
    subcategoryId: course.subcategory?.id ?? null,
  };
}

/** What the wizard's steps are judged by. */
export function courseCompletenessOf(course: AuthoredCourse, now = new Date()): CourseCompleteness {
  return {
    name: course.name,
    description: course.description,
    categoryId: course.category.id || null,
    stage: course.stage,
    batchCount: openBatches(course.batches, now).length,
    contentTypes: course.contents.map(({ type }) => type),
    moduleCount: course.modules.length,
  };
}
