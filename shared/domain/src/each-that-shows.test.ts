import { eachThatShows } from './each-that-shows';

test('leaves out the items that cannot be shown, tells them, and keeps the order of the others', () => {
  const leftOut: unknown[] = [];
  const day = (item: string | number) => new Date(item).toISOString().slice(0, 10);
  const shown = eachThatShows(['2026-01-01', 'no day', Number.NaN, '2026-01-02'], day, (item, error) =>
    leftOut.push([item, error]),
  );
  expect(shown).toEqual(['2026-01-01', '2026-01-02']);
  expect(leftOut).toEqual([
    ['no day', expect.any(RangeError)],
    [Number.NaN, expect.any(RangeError)],
  ]);
});

test('a shown list stays one item', () => {
  expect(
    eachThatShows(
      [[1, 2]],
      (item) => item,
      () => {},
    ),
  ).toEqual([[1, 2]]);
});
