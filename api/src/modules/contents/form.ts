import type { ContentType } from '@kaksha/domain/catalogue';
import { contentFormErrors, contentMessages } from '@kaksha/domain/content-rules';
import { contentTypeOf, joinList, splitList } from '@kaksha/domain/contents';
import { badRequest } from '../../platform/http/api-error';
import type { ContentBody } from './schema';

/** The type and the normalized list. @throws ApiError VALIDATION_FAILED (400) with a message for each field. */
export function readContentForm(body: Pick<ContentBody, 'content_type' | 'content_text'>): {
  type: ContentType;
  text: string;
} {
  const label = body.content_type?.trim() ?? '';
  const type = contentTypeOf(label);
  const text = body.content_text ?? '';
  const errors = contentFormErrors({ type, text });
  if (label && !type) errors.type = 'Please choose one of the list';
  const fields = {
    ...(errors.type && { content_type: errors.type }),
    ...(errors.text && { content_text: errors.text }),
  };
  const [first] = Object.values(fields);
  if (first || !type) throw badRequest(`${first ?? contentMessages.type}.`, fields);
  return { type, text: joinList(splitList(text)) };
}
