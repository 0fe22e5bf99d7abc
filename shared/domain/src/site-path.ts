const here = 'https://here.invalid';

/**
 * The path, search and hash of an address of this site; null for one that leaves it. Browsers read `//host`, `/\host` and
 * control characters as another site, so only unchanged paths are accepted.
 */
export function sitePath(address: string): string | null {
  if (!address.startsWith('/') || /[\\\s\p{Cc}]/u.test(address)) return null;
  if (!URL.canParse(address, here)) return null;
  const { origin, pathname, search, hash } = new URL(address, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}
