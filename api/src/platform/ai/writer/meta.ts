import { brand } from '@kaksha/domain/brand';
import { cutAtWord } from '@kaksha/domain/cut-text';
import { htmlToText } from '@kaksha/domain/html-text';
import { counts, metaLengths } from '../counts';
import type { MetaText } from '../tasks';
import texts from './texts.json';

const stopWords = new Set(texts.stopWords.split(' '));
const maxKeywords = 8;

/** Title, description and keywords for search engines, from a post's title and content (HTML or plain). */
export function writeMeta(title: string, content: string): MetaText {
  const words = htmlToText(content);
  const name = title.replace(/\s+/g, ' ').trim();
  return {
    // The page adds the product name.
    metaTitle: cutAtWord(name, metaLengths.title),
    metaDescription: describe(name, words),
    metaKeywords: keywordsOf(name, words),
  };
}

/** The first sentences that fit, else the beginning of the text. */
function describe(title: string, words: string): string {
  const max = metaLengths.description;
  if (words.length < 40) return cutAtWord(`${title}. ${words || `Read it on ${brand.name}.`}`, max);
  const ends = [...words.slice(0, max + 1).matchAll(/[.!?।](?=\s|$)/g)].map(({ index }) => index + 1);
  const end = ends.findLast((one) => one <= max) ?? 0;
  return end >= 60 ? words.slice(0, end) : `${cutAtWord(words, max - 1)}…`;
}

/** Terms of the title and terms that the text repeats. Pairs of words count more than single words. */
function keywordsOf(title: string, words: string): string[] {
  const inTitle = new Set(termsOf(title));
  const seen = new Map<string, number>();
  for (const term of [...inTitle, ...termsOf(words)]) seen.set(term, (seen.get(term) ?? 0) + 1);
  const score = (term: string, times: number) => times * (term.includes(' ') ? 2 : 1) + (inTitle.has(term) ? 4 : 0);
  const ranked = [...seen]
    .filter(([term, times]) => inTitle.has(term) || times > 1 || !term.includes(' '))
    .sort(([one, times], [other, others]) => score(other, others) - score(one, times))
    .map(([term]) => term);
  const chosen = distinct(ranked, maxKeywords);
  const { min } = counts.keywords;
  return chosen.length < min ? distinct([...chosen, ...texts.keywords.split(', ')], min) : chosen;
}

/** The first terms, without those that an earlier one contains. */
function distinct(terms: readonly string[], max: number): string[] {
  const chosen: string[] = [];
  for (const term of terms) {
    if (chosen.length === max) break;
    if (!chosen.some((other) => ` ${other} `.includes(` ${term} `))) chosen.push(term);
  }
  return chosen;
}

/** Words that are not stop words, and pairs of adjacent ones. */
function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const clause of text.toLowerCase().split(/[^\p{L}\p{M}\p{N}+#'’ -]+/u)) {
    let before = '';
    for (const token of clause.split(/[\s-]+/)) {
      const word = token.replace(/['’]s?$/, '');
      const isTerm = word.length > 2 && !stopWords.has(word) && /\p{L}/u.test(word);
      if (isTerm) terms.push(word, ...(before ? [`${before} ${word}`] : []));
      before = isTerm ? word : '';
    }
  }
  return terms;
}
