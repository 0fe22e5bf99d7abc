import { isEmptyChatLink, platformOf } from '@kaksha/domain/chat-links';
import {
  type CourseForm,
  type CourseFormErrors,
  type CourseFormField,
  courseFormErrors,
  courseMessages,
  requiredMessages,
} from '@kaksha/domain/course-rules';
import { deliveryModeOf } from '@kaksha/domain/delivery-modes';
import { badRequest } from '../../api-error';
import { type CourseBody, wireNames } from './schema';

/** What the form holds before anything is typed. */
const blank: CourseForm = {
  name: '',
  thumbnail: '',
  mode: 'Online',
  languageId: null,
  difficulty: 'Beginner',
  feeInr: null,
  feeUsd: null,
  discount: null,
  isDemo: false,
  videoUrl: '',
  description: '',
  prerequisites: '',
  objectives: '',
  trainerContact: '',
  trainerEmail: '',
  chatUrl: '',
  categoryId: null,
  subcategoryId: null,
};

/** The whole form. Throws 400 with the specification's sentences. */
export function readCourseForm(body: CourseBody): CourseForm {
  return checked({ ...blank, ...readFields(body) });
}

/** The fields that are there. Throws 400 for those that will not do. */
export function readCourseChanges(body: CourseBody): Partial<CourseForm> {
  return checked(readFields(body));
}

function readFields(body: CourseBody): Partial<CourseForm> {
  const form: Partial<Record<CourseFormField, unknown>> = {};
  for (const field of Object.keys(wireNames) as CourseFormField[]) {
    const value = body[wireNames[field]];
    if (value === undefined) continue;
    const empty = typeof blank[field] === 'string' ? '' : blank[field];
    form[field] = typeof value === 'string' ? value.trim() : (value ?? empty);
  }
  return tidied(form as Partial<CourseForm>);
}

function tidied(form: Partial<CourseForm>): Partial<CourseForm> {
  const platform = form.chatUrl ? platformOf(form.chatUrl) : null;
  return {
    ...form,
    ...(form.mode !== undefined && { mode: deliveryModeOf(form.mode) ?? form.mode }),
    ...(platform && isEmptyChatLink(platform, form.chatUrl) && { chatUrl: '' }),
  };
}

function checked<F extends Partial<CourseForm>>(form: F): F {
  refuse(courseFormErrors(form));
  return form;
}

/** Throws 400 if there are errors, with the fields spelled as the wire spells them. */
export function refuse(errors: CourseFormErrors): void {
  const blamed = Object.entries(errors) as [CourseFormField, string][];
  const [first] = blamed;
  if (!first) return;
  const required: CourseFormErrors = requiredMessages;
  const several = blamed.length > 1 && blamed.some(([field, message]) => required[field] === message);
  const sentence = several ? courseMessages.incomplete : first[1];
  throw badRequest(
    sentence.endsWith('.') ? sentence : `${sentence}.`,
    Object.fromEntries(blamed.map(([field, message]) => [wireNames[field], message])),
  );
}
