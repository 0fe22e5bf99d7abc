import { readingMinutes, readingTime } from './reading-time';

test('counts one minute per 220 words, and at least one', () => {
  expect([0, 1, 220, 516, 20_000].map(readingMinutes)).toEqual([0, 1, 1, 2, 91]);
  expect(readingTime('Short.')).toBe('1 minute');
  expect(readingTime('word '.repeat(1300).trim())).toBe('6 minutes');
});
