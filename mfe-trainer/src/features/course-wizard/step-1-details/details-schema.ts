import { isEmptyChatLink, platformOf } from '@kaksha/domain/chat-links';
import { type CourseFormField, courseFormErrors } from '@kaksha/domain/course-rules';
import { boolean, mixed, type ObjectSchema, object, string, type TestContext } from 'yup';
import { courseFormFrom, type DetailsValues, platformNames } from './details-values';

/** Checks a field with the rule that the API uses. */
const checked = (field: CourseFormField) =>
  string()
    .defined()
    .test('rule', (_typed, context) => check(context, errorOf(field, context.parent)));

function errorOf(field: CourseFormField, values: DetailsValues): string | undefined {
  const form = courseFormFrom(values);
  // Rules of the discount and the subcategory read these.
  const { categoryId, feeInr, feeUsd } = form;
  return courseFormErrors({ categoryId, feeInr, feeUsd, [field]: form[field] })[field];
}

const check = (context: TestContext, message: string | undefined) =>
  message === undefined || context.createError({ message });

/** The link must belong to the chosen platform. */
function chatError(values: DetailsValues): string | undefined {
  const { chatPlatform, chatUrl } = values;
  if (isEmptyChatLink(chatPlatform, chatUrl)) return undefined;
  const isOf = platformOf(chatUrl.trim()) === chatPlatform;
  return isOf
    ? errorOf('chatUrl', values)
    : `Please paste a link to ${platformNames[chatPlatform]} that begins with https://`;
}

export const detailsSchema: ObjectSchema<DetailsValues> = object({
  name: checked('name'),
  categoryId: checked('categoryId'),
  subcategoryId: checked('subcategoryId'),
  thumbnail: checked('thumbnail'),
  mode: checked('mode'),
  languageId: checked('languageId'),
  difficulty: checked('difficulty'),
  feeInr: checked('feeInr'),
  feeUsd: checked('feeUsd'),
  discount: checked('discount'),
  isDemo: boolean().defined(),
  videoUrl: checked('videoUrl'),
  description: checked('description'),
  prerequisites: checked('prerequisites'),
  objectives: checked('objectives'),
  trainerContact: checked('trainerContact'),
  trainerEmail: checked('trainerEmail'),
  chatPlatform: mixed<DetailsValues['chatPlatform']>().defined(),
  chatUrl: string()
    .defined()
    .test('rule', (_typed, context) => check(context, chatError(context.parent))),
  chatLinks: mixed<DetailsValues['chatLinks']>().defined(),
});
