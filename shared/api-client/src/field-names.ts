import { ApiError, isApiError } from './errors';

/** A call whose refusal names fields as the pages do: `names` has the pages' name of each of the wire's. */
export async function withFieldNames<T>(call: Promise<T>, names: Readonly<Record<string, string>>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const fields = Object.entries(error.fields).map(([name, message]) => [names[name] ?? name, message]);
    throw new ApiError(error.message, error.status, error.code, Object.fromEntries(fields), error.hasServerMessage);
  }
}

/** The other way round: the pages' name of each of the wire's. */
export function inverted(names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, ours]));
}
