import { type Messages, messagesOf, type Rules } from '@kaksha/domain/rules';
import { entriesOf } from '@kaksha/domain/typed';
import { badRequest } from './api-error';

/** The trimmed texts of a body. Missing fields stay missing; null becomes ''. */
export function readTexts<F extends string>(
  body: Readonly<Record<string, unknown>>,
  fields: readonly F[],
): Partial<Record<F, string>> {
  const texts: Partial<Record<F, string>> = {};
  for (const field of fields) {
    const value = body[field];
    if (value === null || typeof value === 'string') texts[field] = value?.trim() ?? '';
  }
  return texts;
}

/** @throws ApiError VALIDATION_FAILED (400) with wire names when there are errors */
export function refuse<F extends string>(
  errors: Messages<F>,
  names: Partial<Record<F, string>> = {},
  sentence?: string,
): void {
  const blamed = entriesOf(errors);
  const [first] = blamed;
  if (!first) return;
  const fields = Object.fromEntries(blamed.map(([field, message]) => [names[field] ?? field, message]));
  throw badRequest(sentence ?? `${first[1]}.`, fields);
}

/** Runs the rules of a form. @throws ApiError VALIDATION_FAILED (400) with wire names when it is invalid */
export function check<F extends object>(
  rules: Rules,
  form: F,
  names?: Partial<Record<keyof F & string, string>>,
  context?: object,
): void {
  refuse(messagesOf(rules, form, context), names);
}
