import { idIn, pageIn } from './address-numbers';

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['99999999999', null],
  ['0', null],
  ['007', null],
  ['-1', null],
  ['1.5', null],
  ['1 ', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the id of %j is %j', (text, id) => {
  expect(idIn(text)).toBe(id);
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=9999', 9999],
  ['page=10000', 9999],
  ['page=99999999999999999999', 9999],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=two', 1],
])('the page of ?%s is %i', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page);
});
