import { isNativeError } from 'node:util/types';
import { errorCodeOf } from '@kaksha/domain/typed';
import { ApiError, badRequest, conflict } from '../http/api-error';

interface PostgresFault {
  /** SQLSTATE, five characters. */
  code: string;
  constraint?: string;
  /** Whether the server ended the connection, or refused it, because of the error. */
  isFatal: boolean;
}

/** The PostgreSQL error behind a failed query, or null. Drizzle stores it as the cause. */
export function postgresFault(error: unknown): PostgresFault | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = errorCodeOf(at);
    if (code && /^[0-9A-Z]{5}$/.test(code)) return { code, constraint: constraintOf(at), isFatal: isFatal(at) };
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
  return fault.isFatal || unavailableCodes.test(fault.code) ? unavailable : null;
}

/**
 * SQLSTATEs of a server that cannot answer now: lost connections (08), read-only after a failover (25006), a
 * transaction that waited too long (25P03), no resources (53), a lock that was not released (55P03), and a cancelled
 * statement, a shutdown, a crash and a start (57).
 */
const unavailableCodes = /^(?:08...|25006|25P03|53...|55P03|57014|57P0[123])$/;

/**
 * Whether the server is gone or ends, so that another one may answer. A statement that took too long is none of these.
 */
export function isLostServer(error: unknown): boolean {
  const fault = postgresFault(error);
  return fault ? fault.isFatal || /^(?:08...|53...|57P0[123])$/.test(fault.code) : isOutOfReach(error);
}

const unavailable = new ApiError(503, 'UNAVAILABLE', 'The service is busy. Please try again in a moment.');

const constraintOf = (error: Error) =>
  'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;

/** A server without disk space refuses connections with an internal error (XX000) of this severity. */
const isFatal = (error: Error) => 'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC');

/** Errors of `pg`, which have no code. */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;

function isOutOfReach(error: unknown): boolean {
  for (let at = error; isNativeError(at); at = at.cause) {
    if (networkFaults.includes(errorCodeOf(at) ?? '')) return true;
    if (lostConnection.test(at.message)) return true;
  }
  return false;
}
