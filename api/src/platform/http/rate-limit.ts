import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { inProcess, networkOf } from '@kaksha/domain/network-address';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';
import { tooMany } from './api-error';
import { createMemoryStore } from './rate-limit-memory';

/** The limit of a route: requests of one network address in a minute. */
export const perMinute = (max: number) => ({ max, timeWindow: '1 minute' });

/**
 * Limits per network address for the routes with `config: { rateLimit: perMinute(30) }`. Counts in
 * Redis for all processes when it is configured, else in this process.
 */
export async function addRateLimit(app: FastifyInstance, settings: Settings): Promise<void> {
  if (!settings.rateLimit) return;
  const store = settings.redisUrl ? await connectStore(app, settings.redisUrl) : createMemoryStore();
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: ({ raw }) => inProcess in raw,
    store: storeConstructor(store),
    errorResponseBuilder: (_request, { after }) => tooMany(`Too many requests. Please try again in ${after}.`),
  });
}

async function connectStore(app: FastifyInstance, redisUrl: string): Promise<RateLimitStore> {
  const { connectRedis, createRedisStore } = await import('./rate-limit-redis');
  const connection = connectRedis(redisUrl, app.log);
  app.addHook('onClose', async () => connection.disconnect());
  return createRedisStore(connection);
}

/** The plugin constructs the store itself. */
const storeConstructor = (store: RateLimitStore) =>
  function Store() {
    return store;
  } as unknown as FastifyRateLimitStoreCtor;
