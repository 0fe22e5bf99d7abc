/** What is written longer, or otherwise, than it need be. Patterns match whole words, in small letters or with a capital. */
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

/** Addresses and code are nobody's prose. */
const untouchable = /https?:\/\/\S+|\S+@\S+\.\S+|`[^`]*`/g;

/**
 * A selection of text, better set and shorter where words were empty: spaces and marks, doubled words, common slips,
 * long-winded phrases, capitals where sentences begin. What it says is left alone. A piece from the middle of a
 * sentence stays one.
 */
export function improve(text: string): string {
  const kept: string[] = [];
  const open = text.replace(untouchable, (part) => `\uE000${kept.push(part) - 1}\uE001`);
  const isFragment = /^\s*\p{Ll}/u.test(open) && !/[.!?…।]\s*$/.test(open);
  const paragraphs = open
    .split(/\n\s*\n/)
    .map((paragraph) => improveParagraph(paragraph, isFragment))
    .filter(Boolean);
  return paragraphs.join('\n\n').replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] as string);
}

function improveParagraph(paragraph: string, isFragment: boolean): string {
  let text = paragraph
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
    .replace(/\s+([,;:!?.…])(?!\d)/g, '$1')
    .replace(/([,;!?])(?=\p{Letter})/gu, '$1 ')
    .replace(/(\p{Ll}{2,}\.)(?=\p{Lu})/gu, '$1 ')
    .replace(/([!?])\1+/g, '$1')
    .replace(/\.{3,}/g, '…')
    .replace(/\b(?!that\b|had\b)(\p{Letter}{2,})(?: \1\b)+/giu, '$1')
    .replace(/\bi(?=\b(?!\.))/g, 'I');
  for (const [worse, better] of rules) text = text.replace(worse, (found) => sameCase(found, better));
  if (isFragment) return text;
  const capitals = text.replace(
    /(^|[.!?]\s+|\n)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return /\p{Letter}$/u.test(capitals) && capitals.split(' ').length > 5 ? `${capitals}.` : capitals;
}

const sameCase = (found: string, better: string) =>
  /^\p{Lu}/u.test(found) ? better.charAt(0).toUpperCase() + better.slice(1) : better;
