import {
  browserCookies,
  cleanCookies,
  clearCredentials,
  keepCookiesClean,
  parseCookies,
  readCredentials,
  writeCredentials,
} from './cookies';

const jar = browserCookies();

/** The strings that a page at this address writes to document.cookie. */
function written(url: string, act: (jar: ReturnType<typeof browserCookies>) => void): string[] {
  const lines: string[] = [];
  const page = {
    location: new URL(url),
    get cookie() {
      return '';
    },
    set cookie(line: string) {
      lines.push(line);
    },
  };
  act(browserCookies(page as unknown as Document));
  return lines;
}

afterEach(() => {
  for (const name of Object.keys(jar.all())) jar.remove(name);
});

test('stores credentials for 180 days with path / and SameSite', () => {
  const lines = written('http://localhost:3000/course/x/1', (page) =>
    writeCredentials(page, { token: 'abc', userId: '7' }),
  );
  expect(lines).toEqual([
    'auth_token=abc; path=/; max-age=15552000; samesite=lax',
    'user_id=7; path=/; max-age=15552000; samesite=lax',
  ]);
});

test('credentials on https are secure and bound to the host; the old names are removed', () => {
  const lines = written('https://kaksha.test/', (page) => writeCredentials(page, { token: 'abc', userId: '7' }));
  expect(lines).toEqual([
    '__Host-auth_token=abc; path=/; max-age=15552000; samesite=lax; secure',
    '__Host-user_id=7; path=/; max-age=15552000; samesite=lax; secure',
    'auth_token=; path=/; max-age=0; samesite=lax; secure',
    'user_id=; path=/; max-age=0; samesite=lax; secure',
  ]);
});

test('on https ignores session cookies without the prefix, which subdomains can set', () => {
  const page = (cookies: Record<string, string>) => ({ ...jar, secure: true, all: () => cookies });
  expect(readCredentials(page({ auth_token: 'planted', user_id: '8' }))).toBeNull();
  const own = { '__Host-auth_token': 'abc', '__Host-user_id': '7', auth_token: 'planted', user_id: '8' };
  expect(readCredentials(page(own))).toEqual({ token: 'abc', userId: '7' });
});

test('reads stored credentials, and null after they were cleared', () => {
  writeCredentials(jar, { token: 'a=b;c', userId: '7' });
  expect(readCredentials(jar)).toEqual({ token: 'a=b;c', userId: '7' });
  clearCredentials(jar);
  expect(readCredentials(jar)).toBeNull();
});

test.each([
  ['only one of the two', { auth_token: 'abc' }],
  ['an empty one', { auth_token: 'abc', user_id: '' }],
  ["the text 'undefined'", { auth_token: 'undefined', user_id: '7' }],
  ['a token of more than 1000 characters', { auth_token: 'x'.repeat(1001), user_id: '7' }],
])('reads null for %s', (_, cookies) => {
  for (const [name, value] of Object.entries(cookies)) jar.set(name, value);
  expect(readCredentials(jar)).toBeNull();
});

test('returns third-party cookies that are not encoded unchanged', () => {
  expect(parseCookies('odd=100%; a=%20x; a=second;noequals; =x')).toEqual({ odd: '100%', a: ' x' });
});

test('removes corrupt cookies of ours and of the sign-in provider, and no others', () => {
  const long = 'x'.repeat(1001);
  jar.set('g_state', '{"i_l":undefined}');
  jar.set('g_csrf_token', 'healthy');
  jar.set('auth_token', long);
  jar.set('theme', 'dark');
  jar.set('analytics', long);
  expect(cleanCookies(jar)).toEqual(['g_state', 'auth_token']);
  expect(Object.keys(jar.all()).sort()).toEqual(['analytics', 'g_csrf_token', 'theme']);
});

test('keeps a value of exactly 1000 characters', () => {
  jar.set('auth_token', 'x'.repeat(1000));
  expect(cleanCookies(jar)).toEqual([]);
});

describe('while the page is open', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['every 30 seconds', () => jest.advanceTimersByTime(30_000)],
    ['when the tab becomes active', () => window.dispatchEvent(new Event('focus'))],
    ['when the tab is shown or hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['when the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('cleans %s', (_, happen) => {
    const stop = keepCookiesClean(jar);
    jar.set('g_state', 'undefined');
    happen();
    expect(jar.get('g_state')).toBeNull();

    stop();
    jar.set('g_state', 'undefined');
    happen();
    expect(jar.get('g_state')).toBe('undefined');
  });
});

test('where reading and writing of cookies throws, there are none', () => {
  const page = {
    location: new URL('https://kaksha.test/'),
    get cookie(): string {
      throw new DOMException('blocked', 'SecurityError');
    },
    set cookie(_line: string) {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  const blocked = browserCookies(page as unknown as Document);
  writeCredentials(blocked, { token: 't', userId: '7' });
  expect([readCredentials(blocked), cleanCookies(blocked)]).toEqual([null, []]);
});
