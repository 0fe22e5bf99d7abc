import { readReleasePosition } from './release-metrics';

test('a position in a release is read, and what follows it is left', () => {
  expect(readReleasePosition('public/1.2.0-ab+c/course.1f.js:1:2310)')).toEqual({
    text: 'public/1.2.0-ab+c/course.1f.js:1:2310',
    name: 'public',
    version: '1.2.0-ab+c',
    file: 'course.1f.js',
    line: 1,
    column: 2310,
  });
});

test.each([
  '',
  'public/1.2.0',
  'public/1.2.0/course.js',
  'public/1.2.0/course.js:1',
  'https://example.org/a.js:1:1',
  ' public/1/a.js:1:1',
])('%j is no position', (text) => {
  expect(readReleasePosition(text)).toBeNull();
});
