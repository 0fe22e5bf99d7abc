import cors from '@fastify/cors';
import { builtInHeader } from '@kaksha/domain/built-in-writer';
import { strictTransport } from '@kaksha/domain/strict-transport';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context/services';
import type { Settings } from '../settings/settings';

/** Default headers of every response; a route's own headers win. */
export async function addHeaders(
  app: FastifyInstance,
  { corsOrigins, origin, hstsSubdomains }: Settings,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const general = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': corsOrigins.length > 0 ? 'cross-origin' : 'same-site',
    'cache-control': 'no-store',
    ...(origin?.startsWith('https:') && {
      'strict-transport-security': strictTransport({ subdomains: hstsSubdomains }),
    }),
  };
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Browsers take the time from it, because their own clock may be wrong.
    reply.header('date', clock.now().toUTCString());
    for (const [name, value] of Object.entries(general)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  if (corsOrigins.length > 0) await addCors(app, corsOrigins);
}

/** Tokens travel in a header that pages set. The device cookie of the sign-in needs credentials. */
async function addCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'time-zone', 'traceparent', 'baggage'],
    exposedHeaders: ['x-request-id', 'retry-after', 'date', builtInHeader],
    maxAge: 7200,
  });
}
