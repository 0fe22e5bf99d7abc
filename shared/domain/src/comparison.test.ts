import { comparePath, comparisonOf } from './comparison';
import * as limits from './limits';

const read = (search: string) => comparisonOf(new URLSearchParams(search));

test('the address holds the courses in their order, and is read back', () => {
  expect(comparePath([7, 3])).toBe('/compare?courses=7,3');
  expect(read('courses=7,3')).toEqual({ ids: [7, 3], invalid: [], excess: [] });
  expect(comparePath([])).toBe('/compare');
  expect(read('')).toEqual({ ids: [], invalid: [], excess: [] });
});

test('repeated ids count once, and blanks are ignored', () => {
  expect(read('courses=7,%207,,3').ids).toEqual([7, 3]);
});

test('the first four courses are compared, the others are named', () => {
  expect(read('courses=1,2,3,4,5,6')).toEqual({ ids: [1, 2, 3, 4], invalid: [], excess: [5, 6] });
});

test('a part at the end of what is read is named in whole characters', () => {
  const rest = 'x,'.repeat((limits.searchTextMax - 2) / 2);
  expect(read(`courses=${rest}y${'😀'.repeat(5)}`).invalid.at(-1)).toBe('y');
});

test('parts that are not an id are named, shortened', () => {
  expect(read(`courses=1,zwei,-4,0,${'x'.repeat(50)}`)).toEqual({
    ids: [1],
    invalid: ['zwei', '-4', '0', 'x'.repeat(20)],
    excess: [],
  });
});
