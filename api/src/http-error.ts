/**
 * An answer that is not a success: an HTTP status that means it, a code for programs and a sentence for people. Thrown
 * by services and routes alike; the errors plugin writes it.
 */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    /** SCREAMING_SNAKE. */
    readonly code: string,
    message: string,
    /** A message per field of the form. */
    readonly fields?: Readonly<Record<string, string>>,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'HttpError';
  }
}

export const badRequest = (message: string, fields?: Record<string, string>, code = 'VALIDATION_FAILED') =>
  new HttpError(400, code, message, fields);

export const unauthorized = (message = 'Please sign in.') => new HttpError(401, 'UNAUTHORIZED', message);

export const forbidden = (message = 'This is not yours to see or change.') => new HttpError(403, 'FORBIDDEN', message);

export const notFound = (message: string, code = 'NOT_FOUND') => new HttpError(404, code, message);

export const conflict = (message: string, code = 'CONFLICT') => new HttpError(409, code, message);

export const tooMany = (message: string, code = 'TOO_MANY_REQUESTS') => new HttpError(429, code, message);
