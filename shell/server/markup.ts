/** Text that is HTML already. */
export class Markup {
  constructor(readonly text: string) {}
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] as string);

/** HTML in which every value is escaped, except what is markup itself. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Markup)[]): Markup {
  const texts = values.map((value) => (value instanceof Markup ? value.text : escaped(String(value))));
  return new Markup(parts.reduce((all, part, index) => all + texts[index - 1] + part));
}

/** For what the code itself writes; never for what comes from elsewhere. */
export const raw = (text: string) => new Markup(text);

export const joined = (items: readonly Markup[]) => new Markup(items.map(({ text }) => text).join('\n'));
