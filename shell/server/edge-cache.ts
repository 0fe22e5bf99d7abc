import { personalCacheControl, sharedCacheHeaders } from '@kaksha/domain/shared-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookies } from './cookies';
import type { PageRequest, RenderedPage } from './render-page';

/** The edge cache sends the value of the theme cookie in it, because cached pages depend on no cookie. */
const THEME_HEADER = 'x-theme';

/** The theme that the edge cache read from the visitor's cookie, or null. */
export function themeHeader({ headers }: Pick<FastifyRequest, 'headers'>): PageRequest['theme'] {
  const theme = headers[THEME_HEADER];
  return theme === 'light' || theme === 'dark' ? theme : null;
}

interface Served {
  request: FastifyRequest;
  /** With the caching headers that depend on the visitor's releases. */
  reply: FastifyReply;
  page: PageRequest;
  rendered: RenderedPage;
}

/**
 * Headers that let an edge cache keep a page: a complete one of a visitor, while all visitors get the same releases.
 * @param seconds  how long the cache may keep it
 */
export function edgeHeaders(seconds: number, { request, reply, page, rendered }: Served): Record<string, string> {
  if (page.hasSession) return { 'cache-control': personalCacheControl };
  const isSameForAll = reply.getHeader('cache-control') === 'no-cache';
  const isComplete = rendered.kind === 'page' && rendered.status === 200 && rendered.isComplete;
  const isOverridden = Object.keys(page.overrides ?? {}).length > 0;
  // A theme cookie that arrives here was not read by an edge cache, which would send this page to other visitors.
  const hasThemeCookie = readCookies(request).theme !== null;
  if (!isSameForAll || !isComplete || isOverridden || hasThemeCookie) return { 'cache-control': 'private, no-cache' };
  return { ...sharedCacheHeaders(seconds, ['pages', ...rendered.surrogateKeys]), vary: THEME_HEADER };
}

/** Whether the answer may be sent to other visitors. */
export function isForSharedCaches(reply: FastifyReply): boolean {
  return String(reply.getHeader('cache-control')).startsWith('public');
}
