import { sitePath } from './site-path';

test.each(['/', '/reports?of=2026#may', '/a%20b', '/login'])('%s stays on the site', (address) => {
  expect(sitePath(address)).toBe(address);
});

test.each(['', 'reports', 'https://evil.test/', '//evil.test', '/\\evil.test', '/\t/evil.test', '/..//evil.test'])(
  '%j leaves the site',
  (address) => {
    expect(sitePath(address)).toBeNull();
  },
);
