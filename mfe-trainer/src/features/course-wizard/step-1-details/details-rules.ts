import { platformOf } from '@kaksha/domain/chat-links';
import { chatUrl, courseRules } from '@kaksha/domain/course-rules';
import { string } from 'yup';
import { courseFormFrom, type DetailsValues, platformNames } from './details-values';

/** The rules of a course. The link must also belong to the chosen platform. */
export const detailsRules = courseRules.shape({
  chatUrl: string()
    .test('platform', (url, { parent, createError }) => {
      const { chatPlatform }: DetailsValues = parent;
      const message = `Please paste a link to ${platformNames[chatPlatform]} that begins with https://`;
      return !url || platformOf(url) === chatPlatform || createError({ message });
    })
    .concat(chatUrl),
});

export const readDetails = (values: DetailsValues) => ({
  ...courseFormFrom(values),
  chatPlatform: values.chatPlatform,
});
