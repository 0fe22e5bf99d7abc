import { randomBytes } from 'node:crypto';
import { cookieNames } from '@kaksha/domain/cookies';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOfToken } from '../../platform/encryption/token-hash';
import { apiUrl, siteOrigin } from '../../platform/settings/site';

/**
 * The device cookie is a random secret of one browser, unreadable for scripts. A sign-in code works only in the browser
 * that requested it, and a browser that signed in before has its own limits.
 */
const maxAgeSeconds = 400 * 24 * 3600;

const isHttps = ({ server }: FastifyRequest) => siteOrigin(server.settings).startsWith('https:');

/** Browsers send a lax cookie to another site's API only on navigation. */
function sameSiteOf(request: FastifyRequest): 'none' | 'lax' {
  const { settings } = request.server;
  const isElsewhere = new URL(apiUrl(settings, '')).origin !== siteOrigin(settings);
  return isElsewhere && isHttps(request) ? 'none' : 'lax';
}

const cookieName = (request: FastifyRequest) => cookieNames(isHttps(request)).device;

function secretOf(request: FastifyRequest): string | null {
  const value = parseCookie(request.headers.cookie ?? '')[cookieName(request)];
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Hash of the device cookie; null for a browser without one. */
export function deviceOf(request: FastifyRequest): string | null {
  const secret = secretOf(request);
  return secret && hashOfToken(secret);
}

/** Hash of the device cookie, which is set when the browser has none. Renews its lifetime. */
export function ensureDevice(request: FastifyRequest, reply: FastifyReply): string {
  const secret = secretOf(request) ?? randomBytes(32).toString('base64url');
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: cookieName(request),
      value: secret,
      path: '/',
      maxAge: maxAgeSeconds,
      httpOnly: true,
      sameSite: sameSiteOf(request),
      secure: isHttps(request),
    }),
  );
  return hashOfToken(secret);
}

/**
 * Makes the browser remove the drafts, copies and service workers of the site. Cookies stay: the device cookie keeps the
 * quota of a known browser, and the theme belongs to the visitor. The page removes them too, for other browsers.
 */
export function clearDevice(reply: FastifyReply): void {
  reply.header('clear-site-data', '"storage"');
}
