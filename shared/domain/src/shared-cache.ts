/**
 * Groups of pages that an edge cache purges together: courses and people, blog posts, and everything that depends on
 * the live releases.
 */
export const surrogateKeys = ['catalogue', 'blog', 'pages'] as const;
export type SurrogateKey = (typeof surrogateKeys)[number];

/** How long a cache may send a stale answer while it asks the site for a new one. */
const revalidateSeconds = 60;
/** How long a cache may send a stale answer while the site is down. */
const ifErrorSeconds = 24 * 3600;

/**
 * Headers of an answer that is the same for every visitor, for an edge cache in front of the site.
 * @param seconds  how long the cache may send the answer without asking the site
 * @param keys  a purge of one of these removes the answer from the cache
 */
export function sharedCacheHeaders(seconds: number, keys: Iterable<string>): Record<string, string> {
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${revalidateSeconds}, stale-if-error=${ifErrorSeconds}`,
    'surrogate-key': [...keys].sort().join(' '),
  };
}

/** For answers that belong to one person. */
export const personalCacheControl = 'private, no-store';
