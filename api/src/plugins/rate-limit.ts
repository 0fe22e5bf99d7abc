import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { inProcessAddress, networkOf } from '@kaksha/domain/network-address';
import type { FastifyInstance } from 'fastify';
import { tooMany } from '../api-error';
import type { Settings } from '../settings';
import { createMemoryStore } from './rate-limit-memory';
import { connectRedis, createRedisStore } from './rate-limit-redis';

/** The limit of a route: requests of one network address in a minute. */
export const perMinute = (max: number) => ({ max, timeWindow: '1 minute' });

/**
 * Limits per network address for the routes with `config: { rateLimit: perMinute(30) }`. Counts in
 * Redis for all processes when it is configured, else in this process.
 */
export async function addRateLimit(app: FastifyInstance, settings: Settings): Promise<void> {
  if (!settings.rateLimit) return;
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: [inProcessAddress],
    store: storeConstructor(settings.redisUrl ? connectedStore(app, settings.redisUrl) : createMemoryStore()),
    errorResponseBuilder: (_request, { after }) => tooMany(`Too many requests. Please try again in ${after}.`),
  });
}

function connectedStore(app: FastifyInstance, redisUrl: string): RateLimitStore {
  const connection = connectRedis(redisUrl, app.log);
  app.addHook('onClose', async () => connection.disconnect());
  return createRedisStore(connection);
}

/** The plugin constructs the store itself. */
const storeConstructor = (store: RateLimitStore) =>
  function Store() {
    return store;
  } as unknown as FastifyRateLimitStoreCtor;
