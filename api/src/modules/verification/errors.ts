import * as limits from '@kaksha/domain/limits';
import { ApiError, badRequest, conflict, forbidden, notFound } from '../../platform/http/api-error';

export const verificationNotFound = () =>
  notFound('There is no such request for verification.', 'VERIFICATION_NOT_FOUND');

export const documentNotFound = () => notFound('There is no such document.', 'DOCUMENT_NOT_FOUND');

export const tooManyDocuments = () =>
  conflict(`A request has at most ${limits.verification.documents} documents.`, 'TOO_MANY_DOCUMENTS');

export const notYet = (verifiedUntil: string) =>
  conflict(
    `You are verified until ${verifiedUntil}. You can ask again ${limits.verification.renewalDays} days before.`,
    'VERIFICATION_STATE',
  );

export const alreadyDecided = () =>
  conflict('This request was decided or withdrawn meanwhile. Reload the page.', 'VERIFICATION_STATE');

export const ownVerification = () => forbidden('Another administrator decides about your own verification.');

export const fileRequired = () => badRequest('Please choose a file.', { file: 'Please choose a file' });

export const invalid = (field: string, message: string) => badRequest(`${message}.`, { [field]: message });

export const fileTooLarge = (message: string) => new ApiError(413, 'FILE_TOO_LARGE', `${message}.`, { file: message });

export const unsupportedFile = (message: string) =>
  new ApiError(415, 'UNSUPPORTED_FILE', `${message}.`, { file: message });

export const verificationRequired = () =>
  conflict(
    'A paid course is published after we have verified you. Ask for it at Verification, in Basic details.',
    'VERIFICATION_REQUIRED',
  );
