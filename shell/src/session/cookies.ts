import type { Credentials } from '@kaksha/contract/host';
import { cookieNames } from '@kaksha/domain/cookies';
import * as limits from '@kaksha/domain/limits';

/** Cookies of the root path. Always read from the browser, because other tabs change them. */
export interface CookieJar {
  /** Whether the page was loaded over https. */
  readonly secure: boolean;
  get(name: string): string | null;
  /** All cookies visible to scripts, decoded. */
  all(): Readonly<Record<string, string>>;
  set(name: string, value: string, days?: number): void;
  remove(name: string): void;
}

/** Cookies of the identity provider's sign-in script. */
const providerCookies = ['g_state', 'g_csrf_token', 'G_ENABLED_IDPS', 'G_AUTHUSER_H'];

function credentialsIn(secure: boolean): string[] {
  const { token, userId } = cookieNames(secure);
  return [token, userId];
}
const ownCookies = (secure: boolean) => [...credentialsIn(secure), cookieNames(secure).theme];

const daySeconds = 86_400;

/** Cookies of this page. `secure` follows the protocol, because plain http cannot set secure cookies. */
export function browserCookies(page: Document = document): CookieJar {
  const secure = page.location.protocol === 'https:';
  const write = (name: string, value: string, maxAge: number) => {
    const flag = secure ? '; secure' : '';
    try {
      page.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=lax${flag}`;
    } catch {
      // Blocked, as in `all`.
    }
  };
  const all = () => {
    try {
      return parseCookies(page.cookie);
    } catch {
      // Browsers that block cookies return none, or throw in a frame without an origin.
      return {};
    }
  };
  return {
    secure,
    all,
    get: (name) => all()[name] ?? null,
    set: (name, value, days = limits.sessionDays) => write(name, value, days * daySeconds),
    remove: (name) => write(name, '', 0),
  };
}

/** Parses a `Cookie` header or `document.cookie`; the first cookie of a name wins. */
export function parseCookies(header: string): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null);
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (!name) continue;
    cookies[name] ??= decode(part.slice(at + 1).trim());
  }
  return cookies;
}

/** Third-party cookies may not be URI-encoded; those are returned unchanged. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Null unless both cookies are present and valid. */
export function readCredentials(jar: CookieJar): Credentials | null {
  const names = cookieNames(jar.secure);
  const { [names.token]: token, [names.userId]: userId } = jar.all();
  if (!token || !userId || isCorrupt(token) || isCorrupt(userId)) return null;
  return { token, userId };
}

export function writeCredentials(jar: CookieJar, { token, userId }: Credentials): void {
  const names = cookieNames(jar.secure);
  jar.set(names.token, token);
  jar.set(names.userId, userId);
  removeOldNames(jar);
}

export function clearCredentials(jar: CookieJar): void {
  for (const name of credentialsIn(jar.secure)) jar.remove(name);
  removeOldNames(jar);
}

/** Https pages once used the names without the prefix. They are never read again, because subdomains can set them. */
function removeOldNames(jar: CookieJar): void {
  if (!jar.secure) return;
  for (const name of credentialsIn(false)) jar.remove(name);
}

export function isCorrupt(value: string): boolean {
  return value.length > limits.corruptCookieLength || value.includes('undefined');
}

/**
 * Removes corrupt cookies of this site and of the identity provider, which would break later sign-ins. Other cookies
 * stay.
 * @returns the removed names
 */
export function cleanCookies(jar: CookieJar): string[] {
  const cookies = jar.all();
  const corrupt = [...providerCookies, ...ownCookies(jar.secure)].filter((name) => isCorrupt(cookies[name] ?? ''));
  for (const name of corrupt) jar.remove(name);
  return corrupt;
}

/** Cleans every 30 seconds and when the page is shown or hidden. Returns a function that stops it. */
export function keepCookiesClean(jar: CookieJar, view: Window = window): () => void {
  const clean = () => {
    cleanCookies(jar);
  };
  const timer = view.setInterval(clean, limits.cookieCleanIntervalMs);
  view.addEventListener('focus', clean);
  // `pagehide` instead of `unload`, which would disable the back/forward cache.
  view.addEventListener('pagehide', clean);
  view.document.addEventListener('visibilitychange', clean);
  return () => {
    view.clearInterval(timer);
    view.removeEventListener('focus', clean);
    view.removeEventListener('pagehide', clean);
    view.document.removeEventListener('visibilitychange', clean);
  };
}
