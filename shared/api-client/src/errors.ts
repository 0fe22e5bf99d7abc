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
  return isApiError(error) && error.message ? error.message : fallback;
}
