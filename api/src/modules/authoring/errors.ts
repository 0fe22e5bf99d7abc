import type { CourseFormErrors } from '@kaksha/domain/course-rules';
import { courseMessages, requiredMessages } from '@kaksha/domain/course-rules';
import { entriesOf } from '@kaksha/domain/typed';
import { conflict, forbidden } from '../../platform/http/api-error';
import { refuse } from '../../platform/http/form';

export const courseOfAnotherTrainer = () => forbidden('This is the course of another trainer.');

export const trainerMissing = () => forbidden(courseMessages.trainerMissing);

export const listChanged = () =>
  conflict('The list has changed since you opened it. Reload it and order it again.', 'LIST_CHANGED');

export const courseHidden = (reason: string | null) =>
  conflict(`An administrator hid this course: “${reason ?? ''}”. You can object at Support.`, 'COURSE_HIDDEN');

/** @throws ApiError VALIDATION_FAILED (400) if there are errors. */
export function refuseCourseForm(errors: CourseFormErrors): void {
  const entries = entriesOf(errors);
  const [first] = entries;
  if (!first) return;
  const required: CourseFormErrors = requiredMessages;
  const incomplete = entries.length > 1 && entries.some(([field, message]) => required[field] === message);
  const sentence = incomplete ? courseMessages.incomplete : first[1];
  refuse(errors, {}, sentence.endsWith('.') ? sentence : `${sentence}.`);
}
