import * as limits from '@kaksha/domain/limits';
import { ApiError, badRequest, forbidden, notFound, tooMany } from '../../platform/http/api-error';

export const nothingToMark = () => badRequest('Please name notifications, or all of them.');

export const titleRequired = () => badRequest('Please give a title.', { title: 'Please give a title.' });

export const linkLeavesSite = () =>
  badRequest('The link is not a path of this site.', { link: 'It is not a path of this site.' });

export const tooManyNotifications = () =>
  tooMany(`The limit is ${limits.notification.raisedPerHour} notifications in an hour. Please try again later.`);

export const tooManyKinds = () =>
  badRequest(`Choices of at most ${limits.notification.remoteKinds} kinds of remotes can be stored.`);

export const notOptional = () =>
  new ApiError(400, 'VALIDATION_FAILED', 'This notification cannot be changed in this channel.');

export const preferencesNotFound = () =>
  notFound('This link is not valid any more. Sign in to change your notifications.', 'PREFERENCES_NOT_FOUND');

export const signInForSettings = () =>
  forbidden('This link only ends the mails of its kind. Sign in to change your other notifications.');
