import { changeById, replaceById, withoutId } from './by-id';

const list = [
  { id: 1, name: 'one', note: 'first' },
  { id: 2, name: 'two' },
];

test('an item is replaced, changed or left out by its id', () => {
  expect(replaceById(list, { id: 1, name: 'new' })).toEqual([{ id: 1, name: 'new' }, list[1]]);
  expect(changeById(list, 1, { name: 'new' })).toEqual([{ id: 1, name: 'new', note: 'first' }, list[1]]);
  expect(withoutId(list, 1)).toEqual([list[1]]);
});

test('an unknown id changes nothing', () => {
  expect(replaceById(list, { id: 3, name: 'three' })).toEqual(list);
  expect(withoutId(list, 3)).toEqual(list);
});
