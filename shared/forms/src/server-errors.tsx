import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface ServerError {
  message: string;
  status?: number;
  /** False when the answer had no message. */
  hasServerMessage?: boolean;
  fields?: Readonly<Record<string, string>>;
}

function isServerError(error: unknown): error is ServerError {
  return typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'ApiError';
}

/** The message to show the user: the server's own, or the fallback. */
export function serverMessage(error: unknown, fallback = 'Something went wrong. Please try again later.'): string {
  return (isServerError(error) && error.hasServerMessage !== false && error.message) || fallback;
}

/** The message of a client error (400 to 499); null for every other failure. */
export function clientErrorMessage(error: unknown): string | null {
  if (!isServerError(error)) return null;
  const { status = 0, message } = error;
  return status >= 400 && status < 500 ? message : null;
}

/**
 * Shows server errors: each named field gets its message and the first one the focus. Without a field of this form the
 * message is shown above it.
 */
export function applyServerErrors<T extends FieldValues>(form: UseFormReturn<T, unknown, T>, error: unknown): void {
  const values = form.getValues();
  const fields = isServerError(error) ? (error.fields ?? {}) : {};
  const known = Object.entries(fields).filter(([name]) => name in values);
  known.forEach(([name, message], index) => {
    form.setError(name as FieldPath<T>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  if (known.length === 0) {
    form.setError('root.server', { type: 'server', message: serverMessage(error) });
  }
}
