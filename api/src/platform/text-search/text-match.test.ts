import { fuzzyQuery, swaps } from './text-match';
import { typedWords } from './typed-words';

const wordsIn = (text: string) => typedWords(text).map((word) => word.text);

test('splits a text into unique words of letters and digits without short ones', () => {
  expect(wordsIn('Python & python | !c')).toEqual(['python']);
  expect(wordsIn("o'reilly:* 50% ab")).toEqual(['reilly', '50', 'ab']);
  expect(wordsIn('a & b | !c')).toEqual([]);
  expect(wordsIn(Array.from({ length: 20 }, (_, at) => `word${at}`).join(' '))).toHaveLength(8);
});

test('swaps neighbouring letters, except equal ones and those of short words', () => {
  expect(swaps('pyth')).toEqual(['ypth', 'ptyh', 'pyht']);
  expect(swaps('aab')).toEqual([]);
  expect(swaps('aabc')).toEqual(['abac', 'aacb']);
});

test('requires one similar word for each typed word', () => {
  expect(fuzzyQuery([['kubernetes', 'kubernets'], ['python']])).toBe('(kubernetes | kubernets) & (python)');
});

test('keeps marks and joiners in the words of any script, and says which are not Latin', () => {
  expect(wordsIn('हिन्दी में, தமிழ் ന്\u200dറ ภาษาไทย')).toEqual(['हिन्दी', 'में', 'தமிழ்', 'ന്\u200dറ', 'ภาษาไทย']);
  expect(typedWords('python हिन्दी Łódź')).toMatchObject([{ isNative: false }, { isNative: true }, { isNative: true }]);
});
