import { ApiError, badRequest, conflict } from '../api-error';

interface PostgresFault {
  /** SQLSTATE, five characters. */
  code: string;
  constraint?: string;
}

/** What the database said about a failed query, or null when the error is not its. Drizzle keeps it as the cause. */
export function postgresFault(error: unknown): PostgresFault | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as Partial<PostgresFault>;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return { code, constraint };
  }
  return null;
}

/** Whether the error is the breach of that constraint: the way to learn that a rival was faster. */
export function breaks(error: unknown, constraint: string): boolean {
  return postgresFault(error)?.constraint === constraint;
}

const networkFaults = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'];

/** The answer to a fault that no service foresaw: bad values are the caller's, a lost connection is not. */
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

function isOutOfReach(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (networkFaults.includes((at as NodeJS.ErrnoException).code ?? '')) return true;
    if (/timeout exceeded when trying to connect|Connection terminated/.test(at.message)) return true;
  }
  return false;
}
