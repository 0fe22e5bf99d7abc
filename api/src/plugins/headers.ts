import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings';

/** Headers of every answer: its request id, and that it is data, not a page. A route's own headers win. */
export function addHeaders(app: FastifyInstance, { corsOrigins }: Settings): void {
  const general = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': corsOrigins.length > 0 ? 'cross-origin' : 'same-site',
    'cache-control': 'no-store',
  };
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    for (const [name, value] of Object.entries(general)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  if (corsOrigins.length > 0) addCors(app, corsOrigins);
}

/** Lets the pages of other origins call the API. Tokens travel in a header that pages set, so no credentials are allowed. */
function addCors(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (!origin || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'x-request-id, retry-after');
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key',
      'access-control-max-age': '7200',
    });
    return reply.code(204).send();
  });
  // Hooks run for known routes only; this makes every preflight one.
  app.options('*', { schema: { hide: true } }, async (_request, reply) => reply.code(204).send());
}
