import type { ContentType } from '@kaksha/domain/catalogue';
import { contentFormErrors } from '@kaksha/domain/content-rules';
import { contentTypeOf } from '@kaksha/domain/contents';
import { type ObjectSchema, object, string } from 'yup';

/** The form of a content as it is typed; the type is '' while none is chosen. */
export interface ContentValues {
  type: string;
  text: string;
}

export const emptyContent: ContentValues = { type: '', text: '' };

export const chosenType = ({ type }: ContentValues): ContentType | null => contentTypeOf(type);

const errorsOf = (values: ContentValues) => contentFormErrors({ type: chosenType(values), text: values.text });

export const contentSchema: ObjectSchema<ContentValues> = object({
  type: string()
    .defined()
    .test('rule', (_type, context) => {
      const message = errorsOf(context.parent).type;
      return message === undefined || context.createError({ message });
    }),
  text: string()
    .defined()
    .test('rule', (_text, context) => {
      const message = errorsOf(context.parent).text;
      return message === undefined || context.createError({ message });
    }),
});

/** The text of a content that is there; when it is empty the form says no more than that. */
export const editSchema: ObjectSchema<Pick<ContentValues, 'text'>> = object({
  text: string()
    .defined()
    .test('rule', (text, context) => {
      if (!text.replaceAll(',', '').trim()) return context.createError({ message: 'Required' });
      const message = errorsOf({ type: 'Benefits', text }).text;
      return message === undefined || context.createError({ message });
    }),
});
