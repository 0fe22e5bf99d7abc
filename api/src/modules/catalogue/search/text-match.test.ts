import { fuzzyQuery, swaps, typedWords } from './text-match';

test('words of a text are its letters and digits, each once, and short ones are left out', () => {
  expect(typedWords('Python & python | !c')).toEqual(['python']);
  expect(typedWords("o'reilly:* 50% ab")).toEqual(['reilly']);
  expect(typedWords('a & b | !c')).toEqual([]);
  expect(typedWords(Array.from({ length: 20 }, (_, at) => `word${at}`).join(' '))).toHaveLength(8);
});

test('two neighbouring letters of a word are swapped, equal ones not, short words not', () => {
  expect(swaps('pyth')).toEqual(['ypth', 'ptyh', 'pyht']);
  expect(swaps('aab')).toEqual([]);
  expect(swaps('aabc')).toEqual(['abac', 'aacb']);
});

test('a near text wants one of the near words of each typed one', () => {
  const near = new Map([
    ['kuber', ['kubernetes', 'kubernets']],
    ['pyht', ['python']],
  ]);
  expect(fuzzyQuery(near)).toBe('(kubernetes | kubernets) & (python)');
});
