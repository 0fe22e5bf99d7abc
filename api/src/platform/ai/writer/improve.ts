/** Long-winded phrases and common misspellings. Patterns match whole words in any case. */
const better: readonly (readonly [worse: string, better: string])[] = [
  ['in order to', 'to'],
  ['due to the fact that', 'because'],
  ['in spite of the fact that', 'although'],
  ['at this point in time', 'now'],
  ['at the present time', 'now'],
  ['in the event that', 'if'],
  ['for the purpose of', 'for'],
  ['with regards? to', 'about'],
  ['in regards? to', 'about'],
  ['a large number of', 'many'],
  ['a lot of', 'many'],
  ['the majority of', 'most'],
  ['has the ability to', 'can'],
  ['have the ability to', 'can'],
  ['is able to', 'can'],
  ['are able to', 'can'],
  ['make use of', 'use'],
  ['makes use of', 'uses'],
  ['utili[sz]e', 'use'],
  ['utili[sz]es', 'uses'],
  ['utili[sz]ing', 'using'],
  ['each and every', 'every'],
  ['first and foremost', 'first'],
  ['very unique', 'unique'],
  ['more better', 'better'],
  ['end result', 'result'],
  ['past history', 'history'],
  ['free of cost', 'free'],
  ['revert back', 'reply'],
  ['discuss about', 'discuss'],
  ['could of', 'could have'],
  ['should of', 'should have'],
  ['would of', 'would have'],
  ['teh', 'the'],
  ['alot', 'a lot'],
  ['recieve', 'receive'],
  ['recieved', 'received'],
  ['seperate', 'separate'],
  ['seperately', 'separately'],
  ['definately', 'definitely'],
  ['occured', 'occurred'],
  ['untill', 'until'],
  ['wich', 'which'],
  ['adress', 'address'],
  ['begining', 'beginning'],
  ['beleive', 'believe'],
  ['enviroment', 'environment'],
  ['langauge', 'language'],
  ['neccessary', 'necessary'],
  ['succesful', 'successful'],
  ['succesfully', 'successfully'],
  ['tommorow', 'tomorrow'],
  ['writting', 'writing'],
  ['knowlege', 'knowledge'],
  ['experiance', 'experience'],
  ['developement', 'development'],
  ['managment', 'management'],
];

const rules = better.map(([worse, better]) => [new RegExp(`\\b${worse}\\b`, 'gi'), better] as const);

/**
 * Corrects spacing, punctuation, repeated words, common misspellings and long-winded phrases, and capitalises
 * sentences. Addresses and code stay unchanged, and a fragment of a sentence stays a fragment. Linear in the length.
 */
export function improve(text: string): string {
  const { open, hidden } = hideLiterals(text);
  const isFragment = /^\s*\p{Ll}/u.test(open) && !/[.!?…।]$/.test(open.trimEnd());
  const paragraphs = open
    .split(/\n\s*\n/)
    .map((paragraph) => improveParagraph(paragraph, isFragment))
    .filter(Boolean);
  return paragraphs.join('\n\n').replace(/\uE000(\d+)\uE001/g, (_, index: string) => hidden[Number(index)] ?? '');
}

/** Replaces code, URLs and e-mail addresses by numbered markers. */
function hideLiterals(text: string): { open: string; hidden: string[] } {
  const hidden: string[] = [];
  const hide = (literal: string) => `\uE000${hidden.push(literal) - 1}\uE001`;
  const withoutCode = text.replace(/[\uE000\uE001]/g, '').replace(/`[^`]*`/g, hide);
  const open = withoutCode.replace(/\S+/g, (word) => {
    const url = word.search(/https?:\/\/\S/);
    if (url >= 0) return word.slice(0, url) + hide(word.slice(url));
    return isEmailAddress(word) ? hide(word) : word;
  });
  return { open, hidden };
}

/** Whether a word has an `@` inside and a dot after it. */
function isEmailAddress(word: string): boolean {
  const at = word.indexOf('@');
  const dot = word.lastIndexOf('.', word.length - 2);
  return at > 0 && dot > at + 1;
}

function improveParagraph(paragraph: string, isFragment: boolean): string {
  // After the first three steps every run of white space is one space or one line break.
  let text = paragraph
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
    .replace(/[ \n]([,;:!?.…])(?!\d)/g, '$1')
    .replace(/([,;!?])(?=\p{Letter})/gu, '$1 ')
    .replace(/(?<=\p{Ll}\p{Ll}\.)(?=\p{Lu})/gu, ' ')
    .replace(/([!?])\1+/g, '$1')
    .replace(/\.{3,}/g, '…');
  text = withoutRepeatedWords(text).replace(/\bi(?=\b(?!\.))/g, 'I');
  for (const [worse, better] of rules) text = text.replace(worse, (found) => sameCase(found, better));
  if (isFragment) return text;
  const capitals = text.replace(
    /(^|[.!?][ \n]|\n)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return /\p{Letter}$/u.test(capitals) && capitals.split(' ').length > 5 ? `${capitals}.` : capitals;
}

/** Words that can follow themselves: "that that is", "had had". */
const repeatable = new Set(['that', 'had']);

/** `is is` becomes `is`. */
function withoutRepeatedWords(text: string): string {
  const result: string[] = [];
  let previous = '';
  for (const word of text.split(' ')) {
    const start = /^\p{Letter}*/u.exec(word)?.[0] ?? '';
    const isRepeated =
      start.length > 1 && start.toLowerCase() === previous && !repeatable.has(previous) && result.length > 0;
    if (isRepeated) result.push(`${result.pop()}${word.slice(start.length)}`);
    else result.push(word);
    previous = lastLettersOf(word).toLowerCase();
  }
  return result.join(' ');
}

/** The letters at the end of a word. */
function lastLettersOf(word: string): string {
  const characters = Array.from(word);
  let start = characters.length;
  while (start > 0 && /\p{Letter}/u.test(characters[start - 1] ?? '')) start -= 1;
  return characters.slice(start).join('');
}

const sameCase = (found: string, better: string) =>
  /^\p{Lu}/u.test(found) ? better.charAt(0).toUpperCase() + better.slice(1) : better;
