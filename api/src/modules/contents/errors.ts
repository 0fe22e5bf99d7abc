import { contentMessages } from '@kaksha/domain/content-rules';
import { badRequest, conflict, notFound } from '../../platform/http/api-error';

export const contentNotFound = () => notFound('There is no such content.', 'CONTENT_NOT_FOUND');

export const contentTypeTaken = () => conflict(`${contentMessages.typeTaken}.`, 'CONTENT_TYPE_TAKEN');

export function contentTypeFixed() {
  const message = 'The type of a content cannot be changed';
  return badRequest(`${message}.`, { content_type: message });
}
