import { cutAtWord, cutText, firstCharacter, shortened } from './cut-text';
import { excerptOfHtml } from './html-text';
import { coursePath, slugOf } from './slugs';

/** Characters of more than one UTF-16 unit: a rare Han character, a family, a letter with a vowel sign, a flag, an accent. */
const characters = ['𠮷', '👨‍👩‍👧', 'कि', '🇮🇳', 'e\u0301'];

describe.each(characters)('a text of %j', (character) => {
  test.each([0, 1, 2, 3, 10, 25])('is cut between characters at %i', (max) => {
    const cut = cutText(character.repeat(40), max);
    expect(cut).toBe(character.repeat(Math.floor(max / character.length)));
    expect(shortened(character.repeat(40), max + 1)).toBe(`${cut}…`);
  });

  test('starts with a whole character', () => {
    expect(firstCharacter(`${character}a`)).toBe(character);
  });

  test('has an excerpt of whole characters', () => {
    expect(excerptOfHtml(`<p>${'a'.repeat(99)}${character.repeat(3)}</p>`, 100)).toBe(`${'a'.repeat(99)}…`);
  });
});

test('a text that fits stays', () => {
  expect(cutText('कि', 2)).toBe('कि');
  expect(shortened('abc', 3)).toBe('abc');
  expect(firstCharacter('')).toBe('');
});

test('a shortened sentence ends with a whole word', () => {
  expect(shortened('Shall I keep a seat until Friday, or later?', 30)).toBe('Shall I keep a seat until…');
  expect(shortened('Shall I keep a seat until Friday, or later?', 35)).toBe('Shall I keep a seat until Friday…');
});

test.each([
  ['of joined letters', `क${'्क'.repeat(55)}`],
  ['with a pile of marks', `б${'\u0301'.repeat(100)}`],
])('a text of one long character %s is cut within it', (_what, text) => {
  expect(cutText(text, 20)).toBe(text.slice(0, 20));
  expect(firstCharacter(text)).toBe(text.slice(0, 1));
  expect(slugOf(text)).toBe(text.slice(0, 80));
});

test('a slug is cut between characters, so that it can be a path', () => {
  const name = `${'a'.repeat(79)}𠮷𠮷`;
  expect(slugOf(name)).toBe('a'.repeat(79));
  expect(coursePath({ id: 7, name })).toBe(`/course/${'a'.repeat(79)}/7`);
});

test('cuts between words when a whole word fits', () => {
  expect(cutAtWord('one two three', 8)).toBe('one two');
  expect(cutAtWord('one two', 7)).toBe('one two');
  expect(cutAtWord('onetwothree', 5)).toBe('onetw');
});
