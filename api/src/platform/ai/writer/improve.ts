import texts from './texts.json';

/** Long-winded phrases and common misspellings. */
const better = new Map(Object.entries(texts.phrases));
const worse = new RegExp(`\\b(?:${[...better.keys()].join('|')})\\b`, 'gi');

/**
 * Corrects spacing, punctuation, repeated words, common misspellings and long-winded phrases, and capitalises
 * sentences. Addresses and code stay unchanged, and a fragment of a sentence stays a fragment. Linear in the length.
 */
export function improve(text: string): string {
  const hidden: string[] = [];
  const hide = (literal: string) => `\uE000${hidden.push(literal) - 1}\uE001`;
  const open = text
    .replace(/[\uE000\uE001]/g, '')
    .replace(/`[^`]*`/g, hide)
    .replace(/\S+/g, (word) => (isAddress(word) ? hide(word) : word));
  const isFragment = /^\s*\p{Ll}/u.test(open) && !/[.!?…।]$/.test(open.trimEnd());
  const paragraphs = open
    .split(/\n\s*\n/)
    .map(tidy)
    .map((paragraph) => (isFragment ? paragraph : withSentences(paragraph)));
  return paragraphs
    .filter(Boolean)
    .join('\n\n')
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => hidden[Number(index)] ?? '');
}

function isAddress(word: string): boolean {
  const at = word.indexOf('@');
  return word.includes('://') || (at > 0 && word.lastIndexOf('.') > at + 1);
}

/** After the first three steps every run of white space is one space or one line break. */
const tidy = (paragraph: string) =>
  paragraph
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
    .replace(/[ \n]([,;:!?.…])(?!\d)/g, '$1')
    .replace(/([,;!?])(?=\p{L})/gu, '$1 ')
    .replace(/(?<=\p{Ll}\p{Ll}\.)(?=\p{Lu})/gu, ' ')
    .replace(/([!?])\1+/g, '$1')
    .replace(/\.{3,}/g, '…')
    // A word that follows itself, except "that that is" and "had had".
    .replace(/(?<!\p{L})(?!(?:that|had) )(\p{L}{2,})(?: \1(?!\p{L}))+/giu, '$1')
    .replace(/\bi(?=\b(?!\.))/g, 'I')
    .replace(worse, (found) => sameCase(found, better.get(found.toLowerCase()) ?? found));

/** Capital letters at the beginning, and a full stop at the end of more than five words. */
function withSentences(paragraph: string): string {
  const capitals = paragraph.replace(/(?:^|[.!?][ \n]|\n)\p{Ll}/gu, (start) => start.toUpperCase());
  return /\p{L}$/u.test(capitals) && capitals.split(' ').length > 5 ? `${capitals}.` : capitals;
}

const sameCase = (found: string, words: string) =>
  /^\p{Lu}/u.test(found) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
