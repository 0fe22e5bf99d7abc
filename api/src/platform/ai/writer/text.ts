import { splitList } from '@kaksha/domain/contents';
import { subjectAreas } from './subject-areas/all';

/** Lower case and single spaces. `+`, `#` and inner dots stay, for C++, C# and Node.js. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}+#.]+/gu, ' ')
    .replace(/\.(?=\s|$)|(?<=\s|^)\.(?=\D)/g, '')
    .trim();
}

/** Whether `text` contains the words of `phrase` in sequence; both are results of `plainWords`. */
export function hasPhrase(text: string, phrase: string): boolean {
  return ` ${text} `.includes(` ${phrase} `);
}

/** Replaces `{name}` by its value; unknown names stay. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (part, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? part) : part,
  );
}

/** Tools with a name of one word, such as `docker`. */
const properNames = new Set(
  subjectAreas
    .flatMap((field) => [field, ...field.subtopics])
    .flatMap(({ tools }) => splitList(tools))
    .filter((tool) => !tool.includes(' '))
    .map((tool) => tool.toLowerCase()),
);

/** Lowers the first letter, except of names: `AWS`, `GitOps`, `C`, `Docker`. */
export function lowerFirst(text: string): string {
  const [word = ''] = text.split(' ', 1);
  const isName = /[\p{Lu}\d+#.]/u.test(word.slice(1)) || /^[B-HJ-Z]$/.test(word) || properNames.has(word.toLowerCase());
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** `a, b and c`. */
export function enumerate(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The part before the first comma, colon or dash, for use in a comma list. */
export function headOf(text: string): string {
  const [head = ''] = text.split(/[,:;|–—]|\s-\s/, 1);
  return head.replace(/\s+/g, ' ').trim() || text.replace(/[,\s]+/g, ' ').trim();
}
