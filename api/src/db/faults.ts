import { errorCodeOf } from '@kaksha/domain/typed';
import { ApiError, badRequest, conflict } from '../api-error';

interface PostgresFault {
  /** SQLSTATE, five characters. */
  code: string;
  constraint?: string;
}

/** The PostgreSQL error behind a failed query, or null. Drizzle stores it as the cause. */
export function postgresFault(error: unknown): PostgresFault | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = errorCodeOf(at);
    if (code && /^[0-9A-Z]{5}$/.test(code)) return { code, constraint: constraintOf(at) };
  }
  return null;
}

/** Whether the error violates the constraint, which means that a concurrent request wrote first. */
export function breaks(error: unknown, constraint: string): boolean {
  return postgresFault(error)?.constraint === constraint;
}

const networkFaults = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'];

/** The answer to a database error that no service handled: 4xx for bad values, 503 for a lost connection. */
export function databaseFault(error: unknown): ApiError | null {
  const fault = postgresFault(error);
  if (!fault) return isOutOfReach(error) ? unavailable : null;
  if (fault.code.startsWith('22')) return badRequest('A value is out of range or malformed.');
  if (fault.code === '23505') return conflict('This exists already.', 'ALREADY_EXISTS');
  if (fault.code === '23503') return conflict('Something that this refers to does not exist.', 'NO_SUCH_REFERENCE');
  if (fault.code === '23514' || fault.code === '23502') return badRequest('A value is not allowed here.');
  if (fault.code === '40001' || fault.code === '40P01') return conflict('Please try again.', 'TRY_AGAIN');
  if (fault.code === '57014' || fault.code.startsWith('08') || fault.code.startsWith('53')) return unavailable;
  return null;
}

const unavailable = new ApiError(503, 'UNAVAILABLE', 'The service is busy. Please try again in a moment.');

const constraintOf = (error: Error) =>
  'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;

function isOutOfReach(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (networkFaults.includes(errorCodeOf(at) ?? '')) return true;
    if (/timeout exceeded when trying to connect|Connection terminated/.test(at.message)) return true;
  }
  return false;
}
