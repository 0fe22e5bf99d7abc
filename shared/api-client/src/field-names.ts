import { camelCase } from 'es-toolkit/string/camelCase';
import { snakeCase } from 'es-toolkit/string/snakeCase';
import { ApiError, isApiError } from './errors';

/** Renames the `fields` of a rejected call. @param names  form field by wire field, where no rule gives it */
export async function withFieldNames<T>(call: Promise<T>, names: Readonly<Record<string, string>> = {}): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const fields = Object.entries(error.fields).map(([name, message]) => [names[name] ?? camelCase(name), message]);
    const { message, status, code, hasServerMessage, stored } = error;
    throw new ApiError(message, status, code, Object.fromEntries(fields), hasServerMessage, stored);
  }
}

/** @param names  wire field by form field, where no rule gives it */
export const withWireNames = (form: object, names: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(form).map(([field, value]) => [names[field] ?? snakeCase(field), value]));

/** Swaps keys and values. */
export function inverted(names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, ours]));
}
