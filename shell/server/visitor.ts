import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveReleasesWatcher, OnAir } from './live-releases';

/**
 * A random name of a browser, which sticks it to the releases that it was given while a canary runs. It says nothing
 * of the person, is set only while a canary runs, and pages may read it.
 */
export const VISITOR_COOKIE = 'visitor';

const halfYear = 180 * 24 * 3600;
const pattern = new RegExp(`(?:^|;\\s*)${VISITOR_COOKIE}=([\\w-]{12})(?:;|$)`);

/** What is live for whoever asks. While visitors get different things, the answer is kept by no shared cache. */
export function onAirOf(watch: LiveReleasesWatcher, request: FastifyRequest, reply: FastifyReply): OnAir {
  reply.header('vary', 'cookie');
  if (!watch.varies()) {
    reply.header('cache-control', 'no-cache');
    return watch.now();
  }
  reply.header('cache-control', 'private, no-cache');
  const known = pattern.exec(request.headers.cookie ?? '')?.[1];
  if (known) return watch.now(known);
  const visitor = randomBytes(9).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${VISITOR_COOKIE}=${visitor}; Path=/; Max-Age=${halfYear}; SameSite=Lax${secure}`);
  return watch.now(visitor);
}
