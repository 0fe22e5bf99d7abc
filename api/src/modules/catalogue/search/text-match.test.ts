import { fuzzyQuery, swaps, typedWords } from './text-match';

test('splits a text into unique words of letters and digits without short ones', () => {
  expect(typedWords('Python & python | !c')).toEqual(['python']);
  expect(typedWords("o'reilly:* 50% ab")).toEqual(['reilly', '50', 'ab']);
  expect(typedWords('a & b | !c')).toEqual([]);
  expect(typedWords(Array.from({ length: 20 }, (_, at) => `word${at}`).join(' '))).toHaveLength(8);
});

test('swaps neighbouring letters, except equal ones and those of short words', () => {
  expect(swaps('pyth')).toEqual(['ypth', 'ptyh', 'pyht']);
  expect(swaps('aab')).toEqual([]);
  expect(swaps('aabc')).toEqual(['abac', 'aacb']);
});

test('requires one similar word for each typed word', () => {
  const near = new Map([
    ['kuber', ['kubernetes', 'kubernets']],
    ['pyht', ['python']],
  ]);
  expect(fuzzyQuery(near)).toBe('(kubernetes | kubernets) & (python)');
});
