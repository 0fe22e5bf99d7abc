import { Redis } from 'ioredis';

export interface Count {
  /** Calls within the window, this one included. */
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** Counts calls by key, each within a window that begins with the first call. */
export interface Counts {
  add(key: string, windowMs: number): Promise<Count>;
  close(): void;
}

const mostKeys = 20_000;

/** Counts of this process alone. */
export function createMemoryCounts(now: () => number = Date.now): Counts {
  const windows = new Map<string, { current: number; ends: number }>();
  return {
    async add(key, windowMs) {
      const at = now();
      let window = windows.get(key);
      if (!window || window.ends <= at) {
        window = { current: 0, ends: at + windowMs };
        // Put at the end, so that the oldest are first.
        windows.delete(key);
        windows.set(key, window);
        const [oldest] = windows.keys();
        if (windows.size > mostKeys && oldest !== undefined) windows.delete(oldest);
      }
      window.current += 1;
      return { current: window.current, ttl: window.ends - at };
    },
    close: () => windows.clear(),
  };
}

/** One step on the server, so that two processes never both take the last call. A key without an end gets one. */
const addScript = `local current = redis.call('incr', KEYS[1])
local ttl = redis.call('pttl', KEYS[1])
if ttl < 0 then
  redis.call('pexpire', KEYS[1], ARGV[1])
  ttl = tonumber(ARGV[1])
end
return { current, ttl }`;

/**
 * Counts in Redis, which all processes share. Where it does not answer within a moment this process counts by itself: a
 * limit that is a little too generous is better than a site that refuses everybody. `warn` is told when it goes and when
 * it is back.
 */
export function createRedisCounts(url: string, warn: (what: string, error?: Error) => void): Counts {
  const own = createMemoryCounts();
  const redis = new Redis(url, {
    connectTimeout: 2000,
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (tries) => Math.min(tries * 200, 5000),
  });
  let reachable = true;
  const lost = (error: Error) => {
    if (reachable) warn('Redis cannot be reached: each process counts calls by itself until it is back', error);
    reachable = false;
  };
  redis.on('error', lost);
  redis.on('ready', () => {
    if (!reachable) warn('Redis is back: calls are counted for all processes together again');
    reachable = true;
  });
  const ready = redis.status === 'ready' ? Promise.resolve() : firstConnection(redis);
  return {
    async add(key, windowMs) {
      await ready;
      try {
        const [current, ttl] = (await redis.eval(addScript, 1, `kaksha:limit:${key}`, windowMs)) as [number, number];
        return { current, ttl };
      } catch (error) {
        lost(error as Error);
        return own.add(key, windowMs);
      }
    },
    close() {
      redis.disconnect();
      own.close();
    },
  };
}

/** The first calls of a process wait until it is connected, or known not to be. */
function firstConnection(redis: Redis): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['ready', 'error', 'close', 'end']) redis.once(event, () => resolve());
  });
}
