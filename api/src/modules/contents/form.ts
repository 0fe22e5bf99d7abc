import type { ContentType } from '@kaksha/domain/catalogue';
import { contentRules } from '@kaksha/domain/content-rules';
import { contentTypeOf, joinList, splitList } from '@kaksha/domain/contents';
import { required } from '@kaksha/domain/typed';
import { check } from '../../platform/http/form';
import type { ContentBody } from './schema';

/** The type and the normalized list. @throws ApiError VALIDATION_FAILED (400) with a message for each field. */
export function readContentForm(body: Pick<ContentBody, 'type' | 'text'>): {
  type: ContentType;
  text: string;
} {
  const form = { type: body.type?.trim() ?? '', text: body.text ?? '' };
  check(contentRules, form);
  return { type: required(contentTypeOf(form.type), 'the content type'), text: joinList(splitList(form.text)) };
}
