import { percentText, wholePercents } from './percent';

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 1, 3, 6, 118],
    [0, 1, 2, 5, 92],
  ],
  [
    [2, 0],
    [100, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])('the shares of %j add up to 100: %j', (counts, shares) => {
  expect(wholePercents(counts)).toEqual(shares);
});

test('a percentage has no space', () => expect(percentText(67)).toBe('67%'));
