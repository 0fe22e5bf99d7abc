import { type AuthoredCourse, courseCompletenessOf } from '@kaksha/domain/authored-course';
import { completedSteps, firstIncompleteStep, type WizardStep, wizardSteps } from '@kaksha/domain/course-progress';

/** As the stepper and the notices name the steps. */
export const stepNames: Readonly<Record<WizardStep, string>> = {
  details: 'Course Details',
  timings: 'Timings',
  contents: 'Content',
  curriculum: 'Curriculum',
  finish: 'Finish',
};

const nothingDone = { details: false, timings: false, contents: false, curriculum: false, finish: false };

/** 1 to 5. */
export const stepNumber = (step: WizardStep) => wizardSteps.indexOf(step) + 1;

/** The step after, or the last one. */
export const stepAfter = (step: WizardStep): WizardStep => wizardSteps[stepNumber(step)] ?? 'finish';
export const stepBefore = (step: WizardStep): WizardStep => wizardSteps[stepNumber(step) - 2] ?? 'details';

/** The steps of a course that are done; of one that is not saved yet, none. */
export function doneSteps(course: AuthoredCourse | null): Readonly<Record<WizardStep, boolean>> {
  return course ? completedSteps(courseCompletenessOf(course)) : nothingDone;
}

/**
 * The step that an address shows: the one that it names if the course has come that far, else the first one that lacks
 * something. A course that lacks nothing opens at its details.
 */
export function shownStep(course: AuthoredCourse | null, search: string): WizardStep {
  if (!course) return 'details';
  const first = firstIncompleteStep(courseCompletenessOf(course));
  const asked = wizardSteps[Number(new URLSearchParams(search).get('step')) - 1];
  if (asked && (doneSteps(course)[asked] || stepNumber(asked) <= stepNumber(first))) return asked;
  return asked || first !== 'finish' ? first : 'details';
}
