import { dayMs } from '@kaksha/domain/time-units';
import type { FastifyInstance } from 'fastify';

const yearMs = 365 * dayMs;

/** `/.well-known/security.txt` (RFC 9116). @param contact  `mailto:…` or `https://…`; without it, 404 */
export function addSecurityText(
  site: FastifyInstance,
  { contact, origin }: { contact: string | null; origin: string | null },
): void {
  // RFC 9116 requires an expiry of at most a year, so it moves with each start of the process.
  const expires = new Date(Date.now() + yearMs / 2).toISOString();
  site.get('/.well-known/security.txt', (_request, reply) => {
    reply.type('text/plain; charset=utf-8');
    if (!contact) return reply.status(404).send('No contact is configured.');
    const canonical = origin ? [`Canonical: ${origin}/.well-known/security.txt`] : [];
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en', ...canonical, ''];
    return reply.header('cache-control', 'public, max-age=3600').send(lines.join('\n'));
  });
}
