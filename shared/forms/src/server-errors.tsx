import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface ServerError {
  message: string;
  fields?: Readonly<Record<string, string>>;
}

const fallback = 'Something went wrong. Please try again later.';

function isServerError(error: unknown): error is ServerError {
  return typeof error === 'object' && error !== null && (error as { kind?: unknown }).kind === 'ApiError';
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
    form.setError('root.server', { type: 'server', message: (isServerError(error) && error.message) || fallback });
  }
}
