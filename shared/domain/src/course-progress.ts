import { isBlank } from './blank-text';
import type { ContentType } from './catalogue';
import { missingContentTypes } from './contents';

/** Wizard progress of a course and the items missing for publication. Pages and API share it. */

export const wizardSteps = ['details', 'timings', 'contents', 'curriculum', 'finish'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** 1 to 5. It is also the stage of a course that has completed the step. */
export const stepNumber = (step: WizardStep) => wizardSteps.indexOf(step) + 1;

/** The values that decide which steps are complete. */
export interface CourseCompleteness {
  name: string;
  description: string;
  categoryId: number | null;
  /** Highest stage reached, 0 to 5. */
  stage: number;
  /** Batches in any state, which complete step 2. */
  batchCount: number;
  /** Batches that accept enrolments, of which publishing needs one. */
  openBatchCount: number;
  /** Types of the saved contents, which complete step 3. */
  contentTypes: readonly ContentType[];
  /** Those that learners see, of which publishing needs the required ones. */
  shownContentTypes: readonly ContentType[];
  moduleCount: number;
}

/** Steps whose content a published course requires. */
export const missingParts = ['details', 'timings', 'contents', 'curriculum'] as const satisfies readonly WizardStep[];
export type MissingPart = (typeof missingParts)[number];

export interface MissingItem {
  part: MissingPart;
  /** E.g. `a category`, `Covering Tools`; the text after 'it needs'. */
  what: string;
}

/** The items missing for publication, in step order. */
export function missingToPublish(course: Omit<CourseCompleteness, 'stage'>): MissingItem[] {
  const details = [
    ...(isBlank(course.name) ? ['a name'] : []),
    ...(course.categoryId === null ? ['a category'] : []),
    ...(isBlank(course.description) ? ['a description'] : []),
  ];
  return [
    ...details.map((what) => ({ part: 'details' as const, what })),
    ...(course.openBatchCount > 0
      ? []
      : [{ part: 'timings' as const, what: course.batchCount > 0 ? 'an open batch' : 'a batch' }]),
    ...missingContentTypes(course.shownContentTypes).map((type) => ({
      part: 'contents' as const,
      what: course.contentTypes.includes(type) ? `${type} to be shown` : type,
    })),
    ...(course.moduleCount > 0 ? [] : [{ part: 'curriculum' as const, what: 'a module' }]),
  ];
}

/** `a batch, Covering Tools and a module`. */
export function formatMissing(missing: readonly MissingItem[]): string {
  const words = missing.map(({ what }) => what);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Whether each step is complete: by its content, or because the course has reached a later stage. */
export function completedSteps(course: CourseCompleteness): Record<WizardStep, boolean> {
  const { stage, contentTypes } = course;
  return {
    details: stage >= 1 || (!isBlank(course.name) && course.categoryId !== null && !isBlank(course.description)),
    timings: stage >= 2 || course.batchCount > 0,
    contents: stage >= 3 || contentTypes.length > 0,
    curriculum: stage >= 4 || course.moduleCount > 0,
    finish: stage >= 5,
  };
}

/** Number of complete steps from the first on, 0 to 5. */
export function completeStepCount(course: CourseCompleteness): number {
  const complete = completedSteps(course);
  const open = wizardSteps.findIndex((step) => !complete[step]);
  return open < 0 ? wizardSteps.length : open;
}

/**
 * The step at which a trainer resumes a draft: the first incomplete step, or the last form step when only publishing
 * is left, else the end. A category, an open batch and a shown content can be missing in complete steps.
 */
export function firstIncompleteStep(course: CourseCompleteness): WizardStep {
  const { stage, batchCount: openBatchCount, contentTypes: shownContentTypes } = course;
  const missing = missingToPublish({ ...course, openBatchCount, shownContentTypes });
  const open = missing.find(({ part }) => part !== 'details' || stage < stepNumber('details'));
  return open?.part ?? (stage >= 4 ? 'finish' : 'curriculum');
}
