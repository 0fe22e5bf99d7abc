import { isBlank } from '@kaksha/domain/blank-text';

/**
 * A text as it is kept: whole characters, without NUL, which PostgreSQL cannot store, and '' when it shows nothing, so
 * that a required text is missing.
 */
export const keptText = (text: string): string =>
  isBlank(text) ? '' : text.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\0', '\ufffd');

/** The value of a body, with its texts as they are kept. Changes it in place. */
export function withKeptTexts<T>(body: T): T {
  const root = { body };
  const open: object[] = [root];
  for (const part of open) {
    for (const [name, value] of Object.entries(part)) {
      if (typeof value === 'string') Object.assign(part, { [name]: keptText(value) });
      else if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
  return root.body;
}
