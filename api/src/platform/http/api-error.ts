import type { ErrorCode } from './error-codes';

/** A failure with its HTTP status. Services and routes throw it; the errors plugin turns it into the answer. */
export class ApiError extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: ErrorCode,
    /** A sentence for the user. */
    message: string,
    /** A message per field of the form. */
    readonly fields?: Readonly<Record<string, string>>,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ApiError';
  }
}

export const badRequest = (message: string, fields?: Record<string, string>, code: ErrorCode = 'VALIDATION_FAILED') =>
  new ApiError(400, code, message, fields);

export const unauthorized = (message = 'Please sign in.') => new ApiError(401, 'UNAUTHORIZED', message);

export const forbidden = (message = 'This is not yours to see or change.') => new ApiError(403, 'FORBIDDEN', message);

export const notFound = (message: string, code: ErrorCode = 'NOT_FOUND') => new ApiError(404, code, message);

export const conflict = (message: string, code: ErrorCode = 'CONFLICT') => new ApiError(409, code, message);

export const tooMany = (message: string, code: ErrorCode = 'TOO_MANY_REQUESTS') => new ApiError(429, code, message);
