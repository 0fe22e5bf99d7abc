import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { tooMany } from '../api-error';
import type { Settings } from '../settings';
import { type Counts, createMemoryCounts, createRedisCounts } from './limit-counts';

/**
 * Limits per network address, for the routes that ask for it: `config: { rateLimit: { max: 30, timeWindow: '1 minute' } }`.
 * Counted in Redis for all processes together when there is one, else in this process.
 */
export async function addRateLimit(app: FastifyInstance, settings: Settings): Promise<void> {
  if (!settings.rateLimit) return;
  const counts = settings.redisUrl
    ? createRedisCounts(settings.redisUrl, (what, error) => app.log.warn({ err: error }, what))
    : createMemoryCounts();
  app.addHook('onClose', async () => counts.close());
  await app.register(rateLimit, {
    global: false,
    store: storeOf(counts),
    errorResponseBuilder: (_request, { after }) => tooMany(`That was a lot at once. Please try again in ${after}.`),
  });
}

/** The plugin makes one store by `new`, with its options, and from it one for each route. */
function storeOf(counts: Counts): FastifyRateLimitStoreCtor {
  const of = (route: string): FastifyRateLimitStore => ({
    incr(address, done, windowMs = 60_000) {
      counts.add(`${route}${address}`, windowMs).then((count) => done(null, count), done);
    },
    // The plugin's types know nothing of what it hands over here.
    child: (options) => {
      const { routeInfo } = options as unknown as { routeInfo: { method: unknown; url: string } };
      return of(`${String(routeInfo.method)} ${routeInfo.url} `);
    },
  });
  return function Store() {
    return of('');
  } as unknown as FastifyRateLimitStoreCtor;
}
