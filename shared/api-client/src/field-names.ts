import { camelCase } from 'es-toolkit/string/camelCase';
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

/** Swaps keys and values. */
export function inverted(names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, ours]));
}
