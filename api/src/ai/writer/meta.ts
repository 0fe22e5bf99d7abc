import { brand } from '@kaksha/domain/brand';
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

/** For a text too short to hold enough keywords of its own: pairs of words, so that none holds another. */
const usual = ['live courses', 'online learning', 'live classes', 'professional skills', 'expert trainers'];

/** What search engines show of a post, from its title and content (HTML or plain). */
export function writeMeta(title: string, content: string): MetaText {
  const words = htmlToText(content);
  const name = title.replace(/\s+/g, ' ').trim();
  const branded = `${name} | ${brand.name}`;
  return {
    title: branded.length <= metaLengths.title ? branded : cut(name, metaLengths.title),
    description: describe(name, words),
    keywords: keywordsOf(name, words),
  };
}

/** At most `length` characters, ending with a whole word. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const part = text.slice(0, length + 1);
  const space = part.lastIndexOf(' ');
  return (space > length / 2 ? part.slice(0, space) : text.slice(0, length)).replace(/[\s,;:–—-]+$/, '');
}

/** Whole sentences while they fit; else the beginning of the first. */
function describe(title: string, words: string): string {
  if (words.length < 40) return cut(`${title}. ${words || `Read it on ${brand.name}.`}`, metaLengths.description);
  const sentences = words.match(/[^.!?।]+[.!?।]+(?=\s|$)/g)?.map((sentence) => sentence.trim()) ?? [];
  let description = '';
  for (const sentence of sentences) {
    const longer = description ? `${description} ${sentence}` : sentence;
    if (longer.length > metaLengths.description) break;
    description = longer;
  }
  return description.length >= 60 ? description : `${cut(words, metaLengths.description - 1)}…`;
}

/** The terms that stand in the title or come back in the text: pairs of words before single ones. */
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
  for (const term of [...ranked, ...usual]) {
    const known = chosen.some((other) => ` ${other} `.includes(` ${term} `));
    if (!known && chosen.length < (chosen.length < counts.keywords.least ? counts.keywords.least : 8))
      chosen.push(term);
  }
  return chosen;
}

/** Words that mean something, and pairs of them that stand together. */
function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const clause of text.toLowerCase().split(/[^\p{Letter}\p{Mark}\p{Number}+#'’ -]+/u)) {
    let before = '';
    for (const token of clause.split(/[\s-]+/)) {
      const word = token.replace(/['’]s?$/, '');
      const means = word.length > 2 && !stopWords.has(word) && /\p{Letter}/u.test(word);
      if (means) terms.push(word, ...(before ? [`${before} ${word}`] : []));
      before = means ? word : '';
    }
  }
  return terms;
}
