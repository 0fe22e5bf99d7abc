import { conflict, notFound } from '../../platform/http/api-error';

export const legalVersionNotFound = () => notFound('There is no such version of this text.', 'LEGAL_VERSION_NOT_FOUND');

export const mustBeUpcoming = () =>
  conflict('The next version takes effect in the future. Please choose a later day or time.');
