import { ApiError, badRequest, forbidden, notFound } from '../../platform/http/api-error';

export const nothingToMark = () => badRequest('Please name notifications, or all of them.');

export const notOptional = () =>
  new ApiError(400, 'VALIDATION_FAILED', 'This notification cannot be changed in this channel.');

export const preferencesNotFound = () =>
  notFound('This link is not valid any more. Sign in to change your notifications.', 'PREFERENCES_NOT_FOUND');

export const signInForSettings = () =>
  forbidden('This link only ends the mails of its kind. Sign in to change your other notifications.');
