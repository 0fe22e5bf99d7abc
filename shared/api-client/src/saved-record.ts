import type { AxiosResponse } from 'axios';
import { createdOf } from './envelope';
import { ApiError, isApiError } from './errors';

/**
 * The result of a call that saves a whole record. After EDIT_CONFLICT it rejects with `stored`, converted in the same
 * way.
 * @param read  the record in the answer
 */
export async function savedRecord<W, R>(
  call: Promise<AxiosResponse>,
  convert: (wire: W) => R,
  read: (answer: AxiosResponse) => W = createdOf,
): Promise<R> {
  try {
    return convert(read(await call));
  } catch (error) {
    throw withStored(error, convert);
  }
}

/** The error with a converted `stored`. */
function withStored<W, R>(error: unknown, convert: (wire: W) => R): unknown {
  if (!hasStored<W>(error)) return error;
  const { message, status, code, fields, hasServerMessage, stored } = error;
  return new ApiError(message, status, code, fields, hasServerMessage, convert(stored));
}

const hasStored = <W>(error: unknown): error is ApiError & { stored: W } =>
  isApiError(error) && error.stored !== undefined;
