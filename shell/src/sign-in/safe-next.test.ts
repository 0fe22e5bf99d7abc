import { loginAddress, safeNext } from './safe-next';

test.each(['/', '/user-dashboard', '/course/x/1?t=2#batches', '/a%20b'])('returns to %s', (next) => {
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
])('does not leave the site or loop: %j', (next) => {
  expect(safeNext(next)).toBe('/');
});

test('the sign-in page’s address holds the address to return to', () => {
  const address = loginAddress('/payment/3/4?t=9&u=7#x');
  const query = new URL(address, 'http://localhost').searchParams;
  expect(query.get('notice')).toBeNull();
  expect(safeNext(query.get('next'))).toBe('/payment/3/4?t=9&u=7#x');
});

test('a user who wanted to create a course sees that reason', () => {
  const address = loginAddress('/Patron/basicdetails/courses/create');
  expect(new URL(address, 'http://localhost').searchParams.get('notice')).toBe('course');
});
