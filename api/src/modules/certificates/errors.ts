import { conflict, notFound } from '../../platform/http/api-error';

export const certificateNotFound = () => notFound('There is no such certificate.', 'CERTIFICATE_NOT_FOUND');

export const alreadyRevoked = () => conflict('This certificate is revoked already.', 'CERTIFICATE_REVOKED');
