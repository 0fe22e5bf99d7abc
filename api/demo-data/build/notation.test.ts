import { readFee, readModule, readRating, readReview } from './notation';

test('parses fees into minor units', () => {
  expect(readFee('₹15000 $190 -20%')).toEqual({ feeMinor: 1_500_000, feeUsdMinor: 19_000, discount: 20 });
  expect(readFee('₹6500')).toEqual({ feeMinor: 650_000, feeUsdMinor: null, discount: 0 });
  expect(readFee('$240')).toEqual({ feeMinor: null, feeUsdMinor: 24_000, discount: 0 });
  expect(readFee('free')).toEqual({ feeMinor: 0, feeUsdMinor: 0, discount: 0 });
  expect(readFee('on request')).toEqual({ feeMinor: null, feeUsdMinor: null, discount: 0 });
  expect(() => readFee('cheap')).toThrow('not a fee');
});

test('parses modules and ratings, and refuses other texts', () => {
  expect(readModule('State: Files, Locks (two kinds, both) | Lose it | Calm, Care')).toEqual({
    name: 'State',
    topics: 'Files, Locks (two kinds, both)',
    handsOn: 'Lose it',
    skills: 'Calm, Care',
  });
  expect(() => readModule('State: Files')).toThrow('not a module');
  expect(readRating('4.9 128')).toEqual({ average: 4.9, count: 128 });
  expect(readRating(undefined)).toBeNull();
});

test('a review has an author only with a name before the text', () => {
  expect(readReview('Rahul Bhat: Good.')).toEqual({ author: 'Rahul Bhat', stars: 5, text: 'Good.' });
  expect(readReview("4: Mary D'Costa: Dense.")).toEqual({ author: "Mary D'Costa", stars: 4, text: 'Dense.' });
  expect(readReview('Who was woken by it: best part.')).toMatchObject({
    author: null,
    text: 'Who was woken by it: best part.',
  });
});
