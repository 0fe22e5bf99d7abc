import { withRestored } from './restored';

const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];

test('returns an item to its place', () => {
  expect(withRestored([one, three], 1, two)).toEqual([one, two, three]);
});

test('appends an item whose place is beyond the end of a shorter list', () => {
  expect(withRestored([one], 2, three)).toEqual([one, three]);
});

test('does not add an item that the list has', () => {
  expect(withRestored([one, two], 0, { id: 2 })).toEqual([one, two]);
});
