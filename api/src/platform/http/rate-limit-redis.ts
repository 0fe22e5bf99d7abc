import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import { createRepeatLimit } from '@kaksha/domain/repeat-limit';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { createMemoryStore } from './rate-limit-memory';

type Incr = RateLimitStore['incr'];

/**
 * The Redis store of the plugin with its memory store as fallback, so that an outage neither blocks nor frees calls.
 */
export class RedisStoreWithFallback implements RateLimitStore {
  constructor(
    private readonly redis: RedisConnection,
    private readonly shared: RateLimitStore,
    private readonly local: RateLimitStore,
  ) {}

  incr: Incr = (key, done, windowMs, max) => {
    void this.redis.settled.then(() => {
      this.shared.incr(
        key,
        (error, result) => {
          if (!error) return done(null, result);
          this.redis.reportFailure(error);
          this.local.incr(key, done, windowMs, max);
        },
        windowMs,
        max,
      );
    });
  };

  child(options: object): RateLimitStore {
    return new RedisStoreWithFallback(this.redis, this.shared.child(options), this.local.child(options));
  }
}

export interface RedisConnection {
  client: Redis;
  disconnect(): void;
  /** Resolves when the first connection is open or has failed. */
  settled: Promise<void>;
  /** Logs that a command failed, at most once a minute, while the connection is open. */
  reportFailure(error: Error): void;
}

/** Connects with short timeouts, because every request with a limit waits for the answer. */
export function connectRedis(url: string, log: FastifyBaseLogger): RedisConnection {
  const client = new Redis(url, {
    connectTimeout: 2000,
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (tries) => Math.min(tries * 200, 5000),
  });
  // Only the connection decides whether Redis is reachable. One slow command is not an outage, and no event ends it.
  let reachable = true;
  const lose = (error?: Error) => {
    if (reachable) log.warn({ err: error }, 'Redis is unreachable: each process counts calls in memory');
    reachable = false;
  };
  let closing = false;
  client.on('error', lose);
  client.on('close', () => closing || lose());
  client.on('ready', () => {
    if (!reachable) log.warn('Redis is reachable again: all processes share one count');
    reachable = true;
  });
  const isDue = createRepeatLimit({ intervalMs: 60_000 });
  const reportFailure = (error: Error) => {
    const due = reachable && isDue('command');
    if (due) log.warn({ err: error, ...due }, 'Redis did not answer in time: this call was counted in memory');
  };
  const settled = new Promise<void>((resolve) => {
    for (const event of ['ready', 'error', 'close', 'end']) client.once(event, () => resolve());
  });
  const disconnect = () => {
    closing = true;
    client.disconnect();
  };
  return { client, settled, reportFailure, disconnect };
}

export const createRedisStore = (connection: RedisConnection) =>
  new RedisStoreWithFallback(
    connection,
    new RedisStore(false, false, connection.client, 'kaksha:limit:'),
    createMemoryStore(),
  );
