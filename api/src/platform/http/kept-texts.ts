import { isBlank } from '@kaksha/domain/blank-text';
import { singleLine } from '@kaksha/domain/single-line';

/** Fields that pages, mails and files show on one line, in every spelling of the specification. */
const singleLineField = /(?:name|title|headline|designation|subject|label|location|area|city|holder|tags?|reference)$/i;

/**
 * A text as it is kept: whole characters, without NUL, which PostgreSQL cannot store, and '' when it shows nothing, so
 * that a required text is missing. Names and titles have one line.
 * @param field  the name of the field that holds the text
 */
export function keptText(text: string, field = ''): string {
  if (isBlank(text)) return '';
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\0', '\ufffd');
  return singleLineField.test(field) ? singleLine(whole) : whole;
}

/** The value of a body, with its texts as they are kept. Changes it in place. The items of a list have its name. */
export function withKeptTexts<T>(body: T, field = ''): T {
  const root = { body };
  const open: { part: object; list: string | null }[] = [{ part: root, list: field }];
  for (const { part, list } of open) {
    for (const [key, value] of Object.entries(part)) {
      const name = list ?? key;
      if (typeof value === 'string') Object.assign(part, { [key]: keptText(value, name) });
      else if (typeof value === 'object' && value !== null)
        open.push({ part: value, list: Array.isArray(value) ? name : null });
    }
  }
  return root.body;
}
