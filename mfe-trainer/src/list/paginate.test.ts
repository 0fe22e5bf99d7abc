import { matches, paginate } from './paginate';

const items = Array.from({ length: 23 }, (_, index) => index + 1);

test.each([
  [1, [1, 10], 1],
  [3, [21, 23], 3],
  [9, [21, 23], 3],
  [0, [1, 10], 1],
])('page %i of 23 items, ten per page, contains %j', (page, ends, shown) => {
  const { items: some, page: at, totalPages } = paginate(items, page, 10);
  expect([some[0], some.at(-1)]).toEqual(ends);
  expect([at, totalPages]).toEqual([shown, 3]);
});

test('an empty list has one empty page', () => {
  expect(paginate([], 4, 10)).toEqual({ items: [], page: 1, totalPages: 1 });
});

test.each([
  ['zoe', true],
  ['MÜLLER zoë', true],
  ['pune', true],
  ['zoe delhi', false],
  ['   ', true],
])('searching %j finds Zoë Müller of Pune: %j', (looked, found) => {
  expect(matches(looked, ['Zoë Müller', null, 'Pune'])).toBe(found);
});

test('searching finds a name by half a syllable, and not by another vowel', () => {
  expect(matches('हिन्', ['हिंदी'])).toBe(true);
  expect(matches('दान', ['दिन'])).toBe(false);
});
