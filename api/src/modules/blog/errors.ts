import { badRequest, forbidden, notFound } from '../../platform/http/api-error';

export const postNotFound = () => notFound('Blog not found', 'BLOG_NOT_FOUND');

export const revisionNotFound = () => notFound('There is no such version of this post.', 'REVISION_NOT_FOUND');

export const commentNotFound = () => notFound('This comment is not there any more.', 'COMMENT_NOT_FOUND');

export const commenterNotFound = () => notFound('This person is not there any more.', 'USER_NOT_FOUND');

export const commentRequired = () => badRequest('Comment is required.', { comment: 'Comment is required' });

export const commenterBlocked = () => forbidden('A moderator stopped your comments.');

export const adminsOnly = () => forbidden('This is for administrators only.');

export function contentTooComplex() {
  const message = 'This text is too complex. Please paste it without formatting';
  return badRequest(`${message}.`, { content: message });
}

export function embeddedPicture() {
  const message = 'Please upload pictures instead of pasting them';
  return badRequest(`${message}.`, { content: message });
}
