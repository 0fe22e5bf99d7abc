import { isEmptyChatLink, platformOf } from '@kaksha/domain/chat-links';
import { type CourseFormField, courseFormErrors } from '@kaksha/domain/course-rules';
import { boolean, mixed, type ObjectSchema, object, string, type TestContext } from 'yup';
import { platformNames } from './chat-platforms';
import { courseFormFrom, type DetailsValues } from './details-values';

/** A field's text by the rule that the API holds it to, too. */
const by = (field: CourseFormField) =>
  string()
    .defined()
    .test('rule', (_typed, context) => refusal(context, errorOf(field, context.parent)));

function errorOf(field: CourseFormField, values: DetailsValues): string | undefined {
  const form = courseFormFrom(values);
  return courseFormErrors({ categoryId: form.categoryId, [field]: form[field] })[field];
}

const refusal = (context: TestContext, message: string | undefined) =>
  message === undefined || context.createError({ message });

/** The link leads to the platform that it is said to lead to. */
function chatError(values: DetailsValues): string | undefined {
  const { chatPlatform, chatUrl } = values;
  if (isEmptyChatLink(chatPlatform, chatUrl)) return undefined;
  const isOf = platformOf(chatUrl.trim()) === chatPlatform;
  return isOf
    ? errorOf('chatUrl', values)
    : `Please paste a link to ${platformNames[chatPlatform]} that begins with https://`;
}

export const detailsSchema: ObjectSchema<DetailsValues> = object({
  name: by('name'),
  categoryId: string()
    .defined()
    .test('required', (chosen, context) => refusal(context, chosen ? undefined : 'Category is required')),
  subcategoryId: by('subcategoryId'),
  thumbnail: by('thumbnail'),
  mode: by('mode'),
  languageId: by('languageId'),
  difficulty: by('difficulty'),
  feeInr: by('feeInr'),
  feeUsd: by('feeUsd'),
  discount: by('discount'),
  isDemo: boolean().defined(),
  videoUrl: by('videoUrl'),
  description: by('description'),
  prerequisites: by('prerequisites'),
  objectives: by('objectives'),
  trainerContact: by('trainerContact'),
  trainerEmail: by('trainerEmail'),
  chatPlatform: mixed<DetailsValues['chatPlatform']>().defined(),
  chatUrl: string()
    .defined()
    .test('rule', (_typed, context) => refusal(context, chatError(context.parent))),
  chatLinks: mixed<DetailsValues['chatLinks']>().defined(),
});
