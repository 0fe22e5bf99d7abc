/** HTML that is made by the server on its own: mails, receipts, the sandbox page. */

/** Markup that is safe to write out as it is. Make it with `html`. */
export class Html {
  constructor(private readonly written: string) {}

  toString(): string {
    return this.written;
  }
}

type Value = Html | string | number | null | false | readonly Html[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}

/** A template whose values are text, escaped wherever they stand; `Html` values and lists of them are markup. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((before, part, i) => before + write(values[i - 1] as Value) + part));
}

function write(value: Value): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.toString();
  return Array.isArray(value) ? value.join('') : escapeHtml(String(value));
}
