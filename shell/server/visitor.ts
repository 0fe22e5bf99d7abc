import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveReleasesWatcher, VisitorReleases } from './live-releases';

/**
 * A random id of a browser, which keeps it on the same releases while a canary runs. It identifies no account, is set
 * only while a canary runs, and is readable by pages.
 */
export const VISITOR_COOKIE = 'visitor';

const halfYearSeconds = 180 * 24 * 3600;
const pattern = new RegExp(`(?:^|;\\s*)${VISITOR_COOKIE}=([\\w-]{12})(?:;|$)`);

/** The releases for this request. Shared caches must not store the answer while visitors get different releases. */
export function releasesForRequest(
  watcher: LiveReleasesWatcher,
  request: FastifyRequest,
  reply: FastifyReply,
): VisitorReleases {
  reply.header('vary', 'cookie');
  if (!watcher.hasCanary()) {
    reply.header('cache-control', 'no-cache');
    return watcher.current();
  }
  reply.header('cache-control', 'private, no-cache');
  const known = pattern.exec(request.headers.cookie ?? '')?.[1];
  if (known) return watcher.current(known);
  const visitor = randomBytes(9).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${VISITOR_COOKIE}=${visitor}; Path=/; Max-Age=${halfYearSeconds}; SameSite=Lax${secure}`);
  return watcher.current(visitor);
}
