import { brand } from '@kaksha/domain/brand';
import { cutText } from '@kaksha/domain/cut-text';
import { htmlToText } from '@kaksha/domain/html-text';
import { counts, metaLengths } from '../counts';
import type { MetaText } from '../tasks';

const stopWords = new Set(
  `a about above after again all also am an and any are as at be because been before being below between both but by can
  could did do does doing done down during each every few for from further get gets had has have having he her here hers
  him his how i if in into is it its itself just let like made make makes many may me might more most much must my never
  no nor not now of off often on once one only or other our ours out over own really same say see shall she should so
  some still such take than that the their theirs them then there these they thing things this those through to too two
  under until up us use used using very was way we well were what when where which while who whom why will with within
  without would you your yours new first last day days year years people need needs want know work works`.split(/\s+/),
);

/** For texts with too few keywords of their own. No pair contains another. */
const defaultKeywords = ['live courses', 'online learning', 'live classes', 'professional skills', 'expert trainers'];

/** Title, description and keywords for search engines, from a post's title and content (HTML or plain). */
export function writeMeta(title: string, content: string): MetaText {
  const words = htmlToText(content);
  const name = title.replace(/\s+/g, ' ').trim();
  return {
    // The page adds the product name.
    title: cut(name, metaLengths.title),
    description: describe(name, words),
    keywords: keywordsOf(name, words),
  };
}

/** At most `length` characters, cut between words where possible. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const part = text.slice(0, length + 1);
  const space = part.lastIndexOf(' ');
  const kept = space > length / 2 ? part.slice(0, space) : cutText(text, length);
  let end = kept.length;
  while (end > 0 && /[\s,;:–—-]/.test(kept.charAt(end - 1))) end -= 1;
  return kept.slice(0, end);
}

/** The first sentences that fit, else the beginning of the text. */
function describe(title: string, words: string): string {
  if (words.length < 40) return cut(`${title}. ${words || `Read it on ${brand.name}.`}`, metaLengths.description);
  let description = '';
  for (const sentence of firstSentences(words.slice(0, 2 * metaLengths.description))) {
    const longer = description ? `${description} ${sentence}` : sentence;
    if (longer.length > metaLengths.description) break;
    description = longer;
  }
  return description.length >= 60 ? description : `${cut(words, metaLengths.description - 1)}…`;
}

/** Sentences that end with a mark and white space. A last one without an end is left out. */
function firstSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index } of text.matchAll(/[.!?।](?=\s|$)/g)) {
    sentences.push(text.slice(start, index + 1).trim());
    start = index + 1;
  }
  return sentences;
}

/** Terms of the title and terms that the text repeats. Pairs of words count more than single words. */
function keywordsOf(title: string, words: string): string[] {
  const inTitle = new Set(termsOf(title));
  const seen = new Map<string, number>();
  for (const term of [...termsOf(title), ...termsOf(words)]) seen.set(term, (seen.get(term) ?? 0) + 1);
  const score = (term: string, times: number) => times * (term.includes(' ') ? 2 : 1) + (inTitle.has(term) ? 4 : 0);
  const ranked = [...seen]
    .filter(([term, times]) => inTitle.has(term) || times > 1 || !term.includes(' '))
    .sort(([one, times], [other, others]) => score(other, others) - score(one, times))
    .map(([term]) => term);
  const chosen: string[] = [];
  for (const term of [...ranked, ...defaultKeywords]) {
    const isCovered = chosen.some((other) => ` ${other} `.includes(` ${term} `));
    if (!isCovered && chosen.length < (chosen.length < counts.keywords.min ? counts.keywords.min : 8))
      chosen.push(term);
  }
  return chosen;
}

/** Words that are not stop words, and pairs of adjacent ones. */
function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const clause of text.toLowerCase().split(/[^\p{Letter}\p{Mark}\p{Number}+#'’ -]+/u)) {
    let before = '';
    for (const token of clause.split(/[\s-]+/)) {
      const word = token.replace(/['’]s?$/, '');
      const isTerm = word.length > 2 && !stopWords.has(word) && /\p{Letter}/u.test(word);
      if (isTerm) terms.push(word, ...(before ? [`${before} ${word}`] : []));
      before = isTerm ? word : '';
    }
  }
  return terms;
}
