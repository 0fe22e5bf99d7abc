import { badRequest } from './api-error';

type Names = Readonly<Record<string, string>>;

/** The trimmed texts of a body under the form's names. Missing fields stay missing; null becomes ''. */
export function readTexts<N extends Names>(body: Readonly<Record<string, unknown>>, names: N) {
  const texts = Object.entries(names).flatMap(([field, wire]) => {
    const value = body[wire];
    return value === null || typeof value === 'string' ? [[field, value?.trim() ?? '']] : [];
  });
  return Object.fromEntries(texts) as Partial<Record<keyof N, string>>;
}

/** @throws ApiError VALIDATION_FAILED (400) with wire names when there are errors */
export function refuse<F extends string>(errors: Partial<Record<F, string>>, names: Readonly<Record<F, string>>): void {
  const blamed = Object.entries(errors) as [F, string][];
  const [first] = blamed;
  if (!first) return;
  throw badRequest(`${first[1]}.`, Object.fromEntries(blamed.map(([field, message]) => [names[field], message])));
}
