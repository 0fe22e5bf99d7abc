import * as limits from '@kaksha/domain/limits';
import { ApiError, badRequest, conflict, notFound, tooMany } from '../../../platform/http/api-error';

export const wrongFactorCode = () => {
  const message = 'This code is incorrect, or it was used before. Please check it or wait for the next one.';
  return badRequest(message, { code: message }, 'WRONG_CODE');
};

export const wrongRecoveryCode = () => {
  const message = 'This recovery code is not right, or it was used before.';
  return badRequest(message, { code: message }, 'WRONG_CODE');
};

export const passkeyRefused = () =>
  badRequest('This passkey was not accepted. Please try again or choose another way.', undefined, 'PASSKEY_REFUSED');

export const signInExpired = () =>
  badRequest('This sign-in took too long. Please start again.', undefined, 'SIGN_IN_EXPIRED');

export const tooManyFactorTries = () =>
  tooMany('Too many tries. Please sign in again from the start.', 'TOO_MANY_TRIES');

export const tooManyAppCodes = () =>
  tooMany('Too many wrong codes. Please use a passkey or a recovery code, or try again in an hour.', 'TOO_MANY_TRIES');

export const useSecondFactor = () =>
  conflict('Please confirm with your second step instead of a mailed code.', 'USE_SECOND_FACTOR');

export const noSecondFactor = () => conflict('Please add a passkey or an authenticator app first.', 'NO_SECOND_FACTOR');

export const lastFactor = () =>
  conflict('Your account needs a second step. Please add another one before you remove this.', 'LAST_FACTOR');

export const ownersNeedSecondFactor = () =>
  new ApiError(
    403,
    'SECOND_FACTOR_REQUIRED',
    'Owners of an account with payouts need a second step. Please add one on your security page.',
  );

export const appExists = () =>
  conflict('You have an authenticator app already. Please remove it first.', 'TOTP_EXISTS');

export const passkeyExists = () => conflict('This passkey is in your list already.', 'PASSKEY_EXISTS');

export const tooManyPasskeys = () =>
  conflict(`You can have at most ${limits.secondFactor.passkeys} passkeys.`, 'TOO_MANY_PASSKEYS');

export const passkeyNotFound = () => notFound('There is no such passkey.', 'PASSKEY_NOT_FOUND');

export const appNotFound = () => notFound('There is no authenticator app.', 'TOTP_NOT_FOUND');

export const signInFirst = () =>
  new ApiError(
    409,
    'SIGN_IN_FIRST',
    'This account has a second step. Please sign in first, then register as a trainer.',
  );
