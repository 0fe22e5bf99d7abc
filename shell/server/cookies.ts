import { cookieNames } from '@kaksha/domain/cookies';
import { isPreviewToken } from '@kaksha/release/trust/preview-token';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** The cookies that the site server reads, validated; absent or malformed ones are null. */
export interface SiteCookies {
  theme: 'light' | 'dark' | null;
  /** Random id of the browser while a canary runs. */
  visitor: string | null;
  /** Signed link of a preview, not verified here. */
  previewToken: string | null;
  /** Not verified here; only the API decides whether the session is valid. */
  sessionToken: string | null;
  userId: string | null;
}

const noCookies: SiteCookies = { theme: null, visitor: null, previewToken: null, sessionToken: null, userId: null };

/** @param origin  the site's public origin; null takes the protocol of the request */
export function readCookies(
  { headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
  origin: string | null = null,
): SiteCookies {
  if (!headers.cookie) return noCookies;
  const names = cookieNames(origin ? origin.startsWith('https:') : protocol === 'https');
  const cookies = parseCookie(headers.cookie ?? '');
  const {
    [names.theme]: theme,
    [names.visitor]: visitor = '',
    [names.preview]: preview = '',
    [names.token]: token = '',
    [names.userId]: userId = '',
  } = cookies;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    visitor: /^[\w-]{12}$/.test(visitor) ? visitor : null,
    previewToken: isPreviewToken(preview) ? preview : null,
    sessionToken: /^[\w-]+$/.test(token) ? token : null,
    userId: /^\d+$/.test(userId) ? userId : null,
  };
}
