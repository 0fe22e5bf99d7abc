import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface ServerError {
  message: string;
  status?: number;
  /** False when the answer held no sentence. */
  hasServerMessage?: boolean;
  fields?: Readonly<Record<string, string>>;
}

function isServerError(error: unknown): error is ServerError {
  return typeof error === 'object' && error !== null && (error as { kind?: unknown }).kind === 'ApiError';
}

/** The sentence to show a person: the server's own, or the fallback. */
export function serverMessage(error: unknown, fallback = 'Something went wrong. Please try again later.'): string {
  return (isServerError(error) && error.hasServerMessage !== false && error.message) || fallback;
}

/** What the server says is wrong with what was sent (a status from 400 to 499); null for every other failure. */
export function clientErrorMessage(error: unknown): string | null {
  if (!isServerError(error)) return null;
  const { status = 0, message } = error;
  return status >= 400 && status < 500 ? message : null;
}

/**
 * Puts what the server refused where it belongs: each named field gets its message and the first of them the focus;
 * the sentence itself goes above the form when no field of the form was named.
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
