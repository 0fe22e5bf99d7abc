import { ApiError, forbidden, notFound } from '../../platform/http/api-error';

export const userNotFound = () => notFound('There is no such user.', 'USER_NOT_FOUND');

export const ownAccount = () => new ApiError(409, 'OWN_ACCOUNT', 'You cannot block your own account.');

export const lastOwner = () =>
  new ApiError(
    409,
    'LAST_OWNER',
    'One administrator has to keep the right to give rights. Give it to another one first.',
  );

export const ownersOnly = () => forbidden('This is an administrator. Only one with the right "owner" may do this.');

export const blockedAccount = () =>
  new ApiError(409, 'ACCOUNT_BLOCKED', 'This account is blocked. Unblock it before you give it rights.');
