import { isBlank, trimmedText } from './blank-text';

/** Characters that show nothing: zero width, joiners, fillers of Hangul, Braille blank, marks, halves of a character. */
const invisible = [
  ...['', ' ', '\t\n', '\u00a0', '\u3000', '\u200b', '\u200c\u200d', '\u2060', '\ufeff', '\u00ad', '\u180e', '\u034f'],
  ...['\u115f', '\u3164', '\uffa0', '\u2800', '\u202e\u202c', '\u{e0041}', '\ufe0f', '\u0301', '\u0007', '\ud83d'],
];

test.each(invisible)('%j is blank, alone and repeated', (text) => {
  expect(isBlank(text)).toBe(true);
  expect(isBlank(` ${text} ${text}`)).toBe(true);
  expect(isBlank(`${text}a${text}`)).toBe(false);
});

test('a text is trimmed, and empty when it shows nothing', () => {
  expect([' a \n', ' \u200b', '\u2060'].map(trimmedText)).toEqual(['a', '', '']);
});

test.each(['a', '-', '0', 'हि', '𠮷', '❤️', '👨‍👩‍👧', '🇮🇳', '、'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});
