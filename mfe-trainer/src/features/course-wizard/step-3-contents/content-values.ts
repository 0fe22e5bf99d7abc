import { isBlank } from '@kaksha/domain/blank-text';
import type { ContentType } from '@kaksha/domain/catalogue';
import { contentFormErrors } from '@kaksha/domain/content-rules';
import { contentTypeOf } from '@kaksha/domain/contents';
import { type ObjectSchema, object, string } from 'yup';

/** Values of the content form. The type is '' before a choice. */
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

/** Schema of a stored content. An empty text gets the short message 'Required'. */
export const editSchema: ObjectSchema<Pick<ContentValues, 'text'>> = object({
  text: string()
    .defined()
    .test('rule', (text, context) => {
      if (isBlank(text.replaceAll(',', ''))) return context.createError({ message: 'Required' });
      const message = errorsOf({ type: 'Benefits', text }).text;
      return message === undefined || context.createError({ message });
    }),
});
