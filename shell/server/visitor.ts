import { randomBytes } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookies } from './cookies';
import type { LiveReleasesWatcher, VisitorReleases } from './live-releases';

/**
 * A random id of a browser, which keeps it on the same releases while a canary runs. It identifies no account, is set
 * only while a canary runs, and is readable by pages.
 */
const VISITOR_COOKIE = 'visitor';

const halfYearSeconds = 180 * 24 * 3600;

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
  const { visitor: known } = readCookies(request);
  if (known) return watcher.current(known);
  const visitor = randomBytes(9).toString('base64url');
  const cookie = stringifySetCookie({
    name: VISITOR_COOKIE,
    value: visitor,
    path: '/',
    maxAge: halfYearSeconds,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
  reply.header('set-cookie', cookie);
  return watcher.current(visitor);
}
