import type { FastifyInstance } from 'fastify';

/**
 * Security headers of every page. Scripts come from the site's own origin only: none inline, none by eval. Style
 * attributes are allowed because articles carry colours; style elements are not.
 */
export function addSecurityHeaders(
  site: FastifyInstance,
  { apiOrigin, google }: { apiOrigin: string | null; google: boolean },
) {
  const also = (list: (string | false | null)[]) => list.filter(Boolean).join(' ');
  const policy = [
    "default-src 'none'",
    also(["script-src 'self'", google && 'https://accounts.google.com/gsi/client']),
    also(["style-src 'self'", google && 'https://accounts.google.com/gsi/style']),
    "style-src-attr 'unsafe-inline'",
    also(["img-src 'self' data: blob:", apiOrigin]),
    "font-src 'self'",
    also(["connect-src 'self'", apiOrigin, google && 'https://accounts.google.com/gsi/']),
    also([
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
      google && 'https://accounts.google.com/gsi/',
    ]),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "manifest-src 'self'",
  ].join('; ');

  site.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': google ? 'same-origin-allow-popups' : 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('text/html')) reply.header('content-security-policy', policy);
  });
}
