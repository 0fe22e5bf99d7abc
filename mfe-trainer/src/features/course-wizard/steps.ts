import { currentTime } from '@kaksha/contract/now';
import { type AuthoredCourse, courseCompletenessOf } from '@kaksha/domain/authored-course';
import {
  completedSteps,
  firstIncompleteStep,
  stepNumber,
  type WizardStep,
  wizardSteps,
} from '@kaksha/domain/course-progress';
import type { FormDraftKey } from '@kaksha/forms/form-draft';

/** Props of the steps after the first. */
export interface StepProps {
  course: AuthoredCourse;
  /** Loads the course again after a save. Never rejects; a failure leaves the shown course. */
  reload(): Promise<void>;
  /** Reports the step as completed, loads the course again and opens the next step. */
  complete(): Promise<void>;
  previous(): void;
  goTo(step: WizardStep): void;
  /** Key of the draft of one of the course's forms, e.g. `batch-12`. */
  draftKey(form: string): FormDraftKey;
}

/** Step names in the stepper and in notices. */
export const stepNames: Readonly<Record<WizardStep, string>> = {
  details: 'Course Details',
  timings: 'Timings',
  contents: 'Content',
  curriculum: 'Curriculum',
  finish: 'Finish',
};

const noneDone = { details: false, timings: false, contents: false, curriculum: false, finish: false };

/** The last step has no successor and returns itself. */
export const stepAfter = (step: WizardStep): WizardStep => wizardSteps[stepNumber(step)] ?? 'finish';
export const stepBefore = (step: WizardStep): WizardStep => wizardSteps[stepNumber(step) - 2] ?? 'details';

export function doneSteps(course: AuthoredCourse | null): Readonly<Record<WizardStep, boolean>> {
  return course ? completedSteps(courseCompletenessOf(course, currentTime())) : noneDone;
}

/**
 * Returns the step that the query names if the course has reached it, else the first incomplete step. A complete course
 * opens at its details.
 */
export function shownStep(course: AuthoredCourse | null, search: string): WizardStep {
  if (!course) return 'details';
  const first = firstIncompleteStep(courseCompletenessOf(course, currentTime()));
  const requested = wizardSteps[Number(new URLSearchParams(search).get('step')) - 1];
  if (requested && (doneSteps(course)[requested] || stepNumber(requested) <= stepNumber(first))) return requested;
  return requested || first !== 'finish' ? first : 'details';
}
