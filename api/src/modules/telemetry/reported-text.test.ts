import { framesOf, withoutPersonalData } from './reported-text';

test.each([
  [
    'Chromium',
    `TypeError: secret of asha@kaksha.test
    at t (https://kaksha.test/remotes/public/1.2.0/course.6dad1339.js:1:234)
    at https://kaksha.test/remotes/shell/2.0.0/main.js:2:9
    at x (chrome-extension://abc/inject.js:1:1)`,
  ],
  [
    'Firefox and Safari',
    `t@https://kaksha.test/remotes/public/1.2.0/course.6dad1339.js:1:234
@https://kaksha.test/remotes/shell/2.0.0/main.js:2:9
x@moz-extension://abc/inject.js:1:1`,
  ],
])('keeps only positions in files of releases of a stack of %s', (_, stack) => {
  expect(framesOf(stack)).toBe('public/1.2.0/course.6dad1339.js:1:234\nshell/2.0.0/main.js:2:9');
});

test('keeps eight positions at most, and none of a stack without files of releases', () => {
  const line = 'at /remotes/public/1.0.0/a.js:1:1\n';
  expect(framesOf(line.repeat(50))?.split('\n')).toHaveLength(8);
  for (const stack of [
    undefined,
    '',
    'Error: x\n at <anonymous>',
    'at /remotes/../x.js:1:1',
    `at /remotes/p/1/${'a'.repeat(400)}.js:1:1`,
  ]) {
    expect(framesOf(stack)).toBeNull();
  }
});

test.each([
  ['fetch of https://x.test/a?name=Asha#b failed', 'fetch of https://x.test/a failed'],
  ['no user asha.rao@kaksha.test (7)', 'no user [email] (7)'],
  ['call +91 98765 43210 now', 'call +[number] now'],
  ['bad token 0af7651916cd43dd8448eb211c80319c', 'bad token [id]'],
  ["Cannot read properties of undefined (reading 'title')", "Cannot read properties of undefined (reading 'title')"],
])('removes personal data: %s', (text, expected) => {
  expect(withoutPersonalData(text, 1000)).toBe(expected);
});

test('cuts between characters', () => {
  expect(withoutPersonalData('हि '.repeat(5), 10)).toBe('हि हि हि ');
  expect(withoutPersonalData('no😀', 3)).toBe('no');
  // A mail address gets longer.
  expect(withoutPersonalData('a@b.in 😀😀', 11)).toBe('[email] 😀');
});

test('limits the length', () => {
  expect(withoutPersonalData('m '.repeat(2000), 1000)).toHaveLength(1000);
});
