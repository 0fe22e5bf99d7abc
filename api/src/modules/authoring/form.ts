import { chatPlatforms, isEmptyChatLink, platformOf } from '@kaksha/domain/chat-links';
import { type CourseForm, type CourseFormField, courseRules } from '@kaksha/domain/course-rules';
import { deliveryModeOf } from '@kaksha/domain/delivery-modes';
import { messagesOf } from '@kaksha/domain/rules';
import { keysOf } from '@kaksha/domain/typed';
import { capitalize } from 'es-toolkit/string/capitalize';
import { refuseCourseForm } from './errors';
import type { CourseBody } from './schema';

/** A body may have only some fields. */
const partRules = courseRules.partial();

/** The values of an empty form. */
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

/** All fields of the form. @throws ApiError VALIDATION_FAILED (400) with a message for each field. */
export function readCourseForm(body: CourseBody): CourseForm {
  return checked({ ...blank, ...readFields(body) });
}

/** The fields that the body has. @throws ApiError VALIDATION_FAILED (400) with a message for each field. */
export function readCourseChanges(body: CourseBody): Partial<CourseForm> {
  return checked(readFields(body));
}

/** The platform's own link when the body has no `chatUrl`: the first one that is more than its prefix. */
function chatLinkOf(body: CourseBody): string | null | undefined {
  if (body.chatUrl !== undefined) return body.chatUrl;
  const links = chatPlatforms.map((platform) => [platform, body[`trainer${capitalize(platform)}`]] as const);
  const [, chosen] = links.find(([platform, link]) => !isEmptyChatLink(platform, link)) ?? [];
  return chosen ?? (links.some(([, link]) => link !== undefined) ? '' : undefined);
}

function readFields(given: CourseBody): Partial<CourseForm> {
  const body: CourseBody = { ...given, chatUrl: chatLinkOf(given) };
  const form: Partial<Record<CourseFormField, unknown>> = {};
  for (const field of keysOf(blank)) {
    const value = body[field];
    if (value === undefined) continue;
    const empty = typeof blank[field] === 'string' ? '' : blank[field];
    form[field] = typeof value === 'string' ? value.trim() : (value ?? empty);
  }
  return normalized(form as Partial<CourseForm>);
}

function normalized(form: Partial<CourseForm>): Partial<CourseForm> {
  const platform = form.chatUrl ? platformOf(form.chatUrl) : null;
  return {
    ...form,
    ...(form.mode !== undefined && { mode: deliveryModeOf(form.mode) ?? form.mode }),
    ...(platform && isEmptyChatLink(platform, form.chatUrl) && { chatUrl: '' }),
  };
}

function checked<F extends Partial<CourseForm>>(form: F): F {
  refuseCourseForm(messagesOf(partRules, form));
  return form;
}
