/** What every failed call rejects with. Compared by its `kind`, because each remote may hold its own copy of the class. */
export class ApiError extends Error {
  readonly kind = 'ApiError';
  constructor(
    message: string,
    /** HTTP status; 0 when there was no answer. */
    readonly status: number,
    /** SCREAMING_SNAKE, from the API; NO_RESPONSE, TIMEOUT, CANCELLED or NO_DATA from the client. */
    readonly code: string,
    /** A message per field, when the answer named fields. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** False when the answer held no sentence, so that the message is a general one. */
    readonly hasServerMessage: boolean = true,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && (error as { kind?: unknown }).kind === 'ApiError';
}

/** The sentence to show a person: the server's own, or the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return isApiError(error) && error.hasServerMessage && error.message ? error.message : fallback;
}

/**
 * The same failure, in a sentence that says what failed where the server said nothing: for calls whose sentence does not
 * depend on the screen.
 */
export function withFallbackMessage(error: unknown, fallback: string): unknown {
  if (!isApiError(error)) return error;
  return new ApiError(messageOf(error, fallback), error.status, error.code, error.fields);
}

/** What a person is told where there is no sentence of the server's. */
export const errorMessages = {
  noResponse: 'No response from server. Please check your connection.',
  cancelled: 'The request was cancelled.',
  other: 'Something went wrong. Please try again later.',
};

/** The error that a failed answer's body describes; a proxy's HTML page in its place becomes a general sentence. */
export function apiErrorOf(status: number, body: unknown): ApiError {
  const { error, code, fields } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const hasServerMessage = typeof error === 'string' && error !== '';
  return new ApiError(
    hasServerMessage ? error : errorMessages.other,
    status,
    typeof code === 'string' ? code : `HTTP_${status}`,
    typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {},
    hasServerMessage,
  );
}
