import { platformOf } from '@kaksha/domain/chat-links';
import { courseRules } from '@kaksha/domain/course-rules';
import { type StringSchema, string } from 'yup';
import { courseFormFrom, type DetailsValues, platformNames } from './details-values';

/** The rules of a course. The link must also belong to the chosen platform. */
export const detailsRules = courseRules.shape({
  chatUrl: string()
    .test('platform', (url, { parent, createError }) => {
      const { chatPlatform } = parent as DetailsValues;
      const message = `Please paste a link to ${platformNames[chatPlatform]} that begins with https://`;
      return !url || platformOf(url) === chatPlatform || createError({ message });
    })
    .concat(courseRules.fields.chatUrl as StringSchema),
});

export const readDetails = (values: DetailsValues) => ({
  ...courseFormFrom(values),
  chatPlatform: values.chatPlatform,
});
