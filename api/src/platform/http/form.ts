import { entriesOf, keysOf } from '@kaksha/domain/typed';
import { badRequest } from './api-error';

type Names = Readonly<Record<string, string>>;

/** The trimmed texts of a body under the form's names. Missing fields stay missing; null becomes ''. */
export function readTexts<N extends Names>(
  body: Readonly<Record<string, unknown>>,
  names: N,
): Partial<Record<keyof N, string>> {
  const texts: Partial<Record<keyof N, string>> = {};
  for (const field of keysOf(names)) {
    const value = body[names[field] ?? ''];
    if (value === null || typeof value === 'string') texts[field] = value?.trim() ?? '';
  }
  return texts;
}

/** @throws ApiError VALIDATION_FAILED (400) with wire names when there are errors */
export function refuse<F extends string>(errors: Partial<Record<F, string>>, names: Readonly<Record<F, string>>): void {
  const blamed = entriesOf(errors);
  const [first] = blamed;
  if (!first) return;
  throw badRequest(`${first[1]}.`, Object.fromEntries(blamed.map(([field, message]) => [names[field], message])));
}
