import type { ContentType } from '@kaksha/domain/catalogue';
import { contentTypeOf } from '@kaksha/domain/contents';

/** Values of the content form. The type is '' before a choice. */
export interface ContentValues {
  type: string;
  text: string;
}

export const emptyContent: ContentValues = { type: '', text: '' };

export const chosenType = ({ type }: ContentValues): ContentType | null => contentTypeOf(type);
