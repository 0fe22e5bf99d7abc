import { deepFreeze } from 'es-toolkit/object/deepFreeze';
import { listMapper } from './list-mapper';

const double = jest.fn((value: number) => ({ value: 2 * value }));
const mapAll = listMapper(double);
beforeEach(() => double.mockClear());

test('a frozen list is mapped once, and its result is frozen', () => {
  const list = deepFreeze([1, 2]);
  const first = mapAll(list);
  expect(mapAll(list)).toBe(first);
  expect(double).toHaveBeenCalledTimes(2);
  expect(() => first.push({ value: 0 })).toThrow(TypeError);
  expect(() => Object.assign(first[0] ?? {}, { value: 0 })).toThrow(TypeError);
});

test('another mapper maps the list anew', () => {
  const list = deepFreeze([1, 2]);
  mapAll(list);
  expect(listMapper((value: number) => value + 1)(list)).toEqual([2, 3]);
});

test('a list that may change is mapped each time', () => {
  const list = [1, 2];
  const first = mapAll(list);
  first.push({ value: 0 });
  list.push(3);
  expect(mapAll(list)).toEqual([{ value: 2 }, { value: 4 }, { value: 6 }]);
});
