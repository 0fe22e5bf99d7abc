import LocalStore from '@fastify/rate-limit/store/LocalStore.js';

/** Addresses that one process counts per route. */
const maxKeys = 20_000;

/**
 * The memory store of the plugin. The plugin reads the result later than the store returns it, and the store changes
 * that object on the next call; the copy keeps concurrent calls from reading each other's count.
 */
class MemoryStore implements RateLimitStore {
  constructor(private readonly store: RateLimitStore) {}

  incr: RateLimitStore['incr'] = (key, done, windowMs, max) =>
    this.store.incr(key, (error, result) => done(error, result && { ...result }), windowMs, max);

  child(options: object): RateLimitStore {
    return new MemoryStore(this.store.child({ ...options, cache: maxKeys }));
  }
}

export const createMemoryStore = (): RateLimitStore => new MemoryStore(new LocalStore(false, false, maxKeys));
