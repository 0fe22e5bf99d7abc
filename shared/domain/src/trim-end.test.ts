import { trimEndOf } from './trim-end';

test.each([
  ['/backend//', '/backend'],
  ['/a/b', '/a/b'],
  ['///', ''],
  ['', ''],
])('%j without slashes at its end is %j', (text, expected) => {
  expect(trimEndOf(text, '/')).toBe(expected);
});
