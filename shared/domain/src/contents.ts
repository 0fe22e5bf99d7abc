import { type ContentType, contentTypes } from './catalogue';

/** A course needs these to be published. */
export const requiredContentTypes: readonly ContentType[] = [
  'Skill Measure/syllabus',
  'Offered Job Role',
  'Covering Tools',
];

export const isRequiredContentType = (type: ContentType): boolean => requiredContentTypes.includes(type);

const byLabel = new Map<string, ContentType>([
  ...contentTypes.map((type): [string, ContentType] => [type.toLowerCase(), type]),
  // Older spellings that are still stored.
  ['silent features', 'Salient Features'],
  ['bonus topic', 'Bonus Topics'],
]);

/** The content type that a label means, older labels included; null when there is none. */
export function contentTypeOf(label: string): ContentType | null {
  return byLabel.get(label.trim().toLowerCase()) ?? null;
}

/** The required content types that are not among the given ones. */
export function missingContentTypes(present: readonly ContentType[]): ContentType[] {
  return requiredContentTypes.filter((type) => !present.includes(type));
}

/**
 * The items of a comma list: `Docker, Kubernetes (pods, services)` are two. Commas inside parentheses do not part
 * items; items are trimmed; an item that was there before, whatever its letters' case, is left out.
 */
export function splitList(text: string): string[] {
  const items = new Map<string, string>();
  for (const part of splitOutsideParentheses(text)) {
    const item = part.replace(/\s+/g, ' ').trim();
    const key = item.toLowerCase();
    if (item && !items.has(key)) items.set(key, item);
  }
  return [...items.values()];
}

/** A parenthesis that is never closed is an ordinary character, so that one slip does not swallow the list. */
function splitOutsideParentheses(text: string): string[] {
  const open: number[] = [];
  const closedBy = new Map<number, number>();
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') open.push(at);
    const start = text[at] === ')' ? open.pop() : undefined;
    if (start !== undefined) closedBy.set(start, at);
  }
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    at = closedBy.get(at) ?? at;
    if (text[at] !== ',') continue;
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...parts, text.slice(start)];
}

/** The comma list of some items, as it is stored. */
export function joinList(items: readonly string[]): string {
  return items.join(', ');
}
