import { isRecord } from '@kaksha/domain/typed';
import type { RefusalWire } from './generated/wire';

/** Codes of the API's error answers. */
export type ErrorCode = RefusalWire['code'];

/** Codes of the client, for calls without an answer of the API or with one that it cannot read. */
export type ClientErrorCode =
  | 'CANCELLED'
  | 'CLIENT_ERROR'
  | 'INVALID_RESPONSE'
  | 'NO_DATA'
  | 'NO_RESPONSE'
  | 'NOT_SAVED'
  | 'NOT_SENT'
  | 'TIMEOUT'
  | `HTTP_${number}`;

/** The error of every failed call. `isApiError` compares `kind`, because each remote may bundle its own class. */
export class ApiError extends Error {
  readonly kind = 'ApiError';
  constructor(
    message: string,
    /** HTTP status; 0 without a response. */
    readonly status: number,
    readonly code: ErrorCode | ClientErrorCode,
    /** One message per invalid field. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** False when the response has no message and `message` is a general one. */
    readonly hasServerMessage: boolean = true,
    /** With EDIT_CONFLICT: the record that another save stored, as the result of the call would be. */
    readonly stored: unknown = undefined,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

export function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && error.kind === 'ApiError';
}

/** The message for the user: that of the server, or the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return isApiError(error) && error.hasServerMessage && error.message ? error.message : fallback;
}

/** The text of the server, or the fallback: also without a response, in place of the general message about that. */
export function serverMessageOf(error: unknown, fallback: string): string {
  return isApiError(error) && error.status === 0 ? fallback : messageOf(error, fallback);
}

/**
 * Replaces the general message of an error without a server message by the fallback. For calls whose message does not
 * depend on the screen.
 */
export function withFallbackMessage(error: unknown, fallback: string): unknown {
  if (!isApiError(error)) return error;
  return new ApiError(messageOf(error, fallback), error.status, error.code, error.fields, true, error.stored);
}

/** General messages for errors without a server message. */
export const errorMessages = {
  noResponse: 'No response from server. Please check your connection.',
  cancelled: 'The request was cancelled.',
  other: 'Something went wrong. Please try again later.',
};

/** The error of a failed response. The HTML page of a proxy gets a general message. */
export function apiErrorOf(status: number, body: unknown): ApiError {
  const { error, code, fields, stored } = isRecord(body) ? body : {};
  const hasServerMessage = typeof error === 'string' && error !== '';
  return new ApiError(
    hasServerMessage ? error : errorMessages.other,
    status,
    isCode(code) ? code : `HTTP_${status}`,
    isRecord(fields) ? textsOf(fields) : {},
    hasServerMessage,
    stored,
  );
}

/** The API can be newer than this client and send codes that it does not know. */
const isCode = (code: unknown): code is ErrorCode => typeof code === 'string';

const textsOf = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, String(message)]));
