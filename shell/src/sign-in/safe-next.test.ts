import { loginAddress, safeNext } from './safe-next';

test.each(['/', '/user-dashboard', '/course/x/1?t=2#batches', '/a%20b'])('goes back to %s', (next) => {
  expect(safeNext(next)).toBe(next);
});

test.each([
  null,
  '',
  'user-dashboard',
  'https://evil.test/',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/.//evil.test',
  '/%0d%0a/../..//evil.test',
  'javascript:alert(1)',
  '/login',
  '/Login/?next=/',
])('does not leave the site, nor go in a circle: %j', (next) => {
  expect(safeNext(next)).toBe('/');
});

test('the sign-in page is told where to go back to, whatever is in that address', () => {
  const address = loginAddress('/payment/3/4?t=9&u=7#x');
  const query = new URL(address, 'http://localhost').searchParams;
  expect(query.get('notice')).toBeNull();
  expect(safeNext(query.get('next'))).toBe('/payment/3/4?t=9&u=7#x');
});

test('who wanted to create a course is told that they sign in for that', () => {
  const address = loginAddress('/Patron/basicdetails/courses/create');
  expect(new URL(address, 'http://localhost').searchParams.get('notice')).toBe('course');
});
