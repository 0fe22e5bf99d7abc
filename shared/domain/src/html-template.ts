import { escapeMarkup } from './escape';

/** Markup that templates insert without escaping. Create it with `html`, or with `trustedHtml` for constants. */
export class Html {
  constructor(private readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

type Value = Html | string | number | null | false | readonly Html[];

/** A template that escapes its values; `Html` values and lists of them are inserted as they are. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((before, part, i) => before + write(values[i - 1] ?? null) + part));
}

/** Marks a string as markup. Never pass user input. */
export const trustedHtml = (markup: string) => new Html(markup);

function write(value: Value): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.toString();
  return Array.isArray(value) ? value.join('') : escapeMarkup(String(value));
}
