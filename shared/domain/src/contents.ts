import { isBlank } from './blank-text';
import { type ContentType, contentTypes } from './catalogue';

/** Content types that a published course requires. */
export const requiredContentTypes: readonly ContentType[] = [
  'Skill Measure/syllabus',
  'Offered Job Role',
  'Covering Tools',
];

export const isRequiredContentType = (type: ContentType): boolean => requiredContentTypes.includes(type);

const byLabel = new Map<string, ContentType>([
  ...contentTypes.map((type): [string, ContentType] => [type.toLowerCase(), type]),
  // Legacy spellings of stored contents.
  ['silent features', 'Salient Features'],
  ['bonus topic', 'Bonus Topics'],
]);

/** The content type of a current or legacy label; null for an unknown label. */
export function contentTypeOf(label: string): ContentType | null {
  return byLabel.get(label.trim().toLowerCase()) ?? null;
}

/** The required content types that are not among the given ones. */
export function missingContentTypes(present: readonly ContentType[]): ContentType[] {
  return requiredContentTypes.filter((type) => !present.includes(type));
}

/**
 * Splits a comma list into trimmed items. Commas inside parentheses do not separate: `Docker, Kubernetes (pods,
 * services)` has two items. Removes duplicates case-insensitively.
 */
export function splitList(text: string): string[] {
  const items = new Map<string, string>();
  for (const part of splitOutsideParentheses(text)) {
    const item = part.replace(/\s+/g, ' ').trim();
    const key = item.toLowerCase();
    if (!isBlank(item) && !items.has(key)) items.set(key, item);
  }
  return [...items.values()];
}

/** An unclosed parenthesis is an ordinary character, so that the rest of the list is still split. */
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

/** The stored form of a comma list. */
export function joinList(items: readonly string[]): string {
  return items.join(', ');
}
