import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** The cookies that the site server reads, validated; absent or malformed ones are null. */
export interface SiteCookies {
  theme: 'light' | 'dark' | null;
  /** Random id of the browser while a canary runs. */
  visitor: string | null;
  /** Not verified here; only the API decides whether the session is valid. */
  sessionToken: string | null;
  userId: string | null;
}

export function readCookies({ headers }: Pick<FastifyRequest, 'headers'>): SiteCookies {
  const { theme, visitor = '', auth_token: token = '', user_id: userId = '' } = parseCookie(headers.cookie ?? '');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    visitor: /^[\w-]{12}$/.test(visitor) ? visitor : null,
    sessionToken: /^[\w-]+$/.test(token) ? token : null,
    userId: /^\d+$/.test(userId) ? userId : null,
  };
}
