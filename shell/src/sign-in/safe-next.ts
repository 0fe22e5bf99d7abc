/**
 * The address to go to after signing in, or the home page when it leads out of the site. A browser reads `//host`,
 * `/\host` and a tab or line break in between as another site, so only what comes out unchanged is followed.
 */
export function safeNext(next: string | null): string {
  const fallback = '/';
  if (!next?.startsWith('/') || /[\\\s\p{Cc}]/u.test(next)) return fallback;
  const here = 'https://here.invalid';
  if (!URL.canParse(next, here)) return fallback;
  const url = new URL(next, here);
  if (url.origin !== here || url.pathname.startsWith('//')) return fallback;
  // Back to the sign-in page would be a circle.
  return /^\/login\/?$/i.test(url.pathname) ? fallback : url.pathname + url.search + url.hash;
}

const createCourse = '/patron/basicdetails/courses/create';

/** The sign-in page's address for somebody who is to come back to `from`; it says what they have to sign in for. */
export function loginAddress(from: string): string {
  const wantsCourse = from.toLowerCase().startsWith(createCourse);
  return `/login?${new URLSearchParams({ ...(wantsCourse && { notice: 'course' }), next: from })}`;
}
