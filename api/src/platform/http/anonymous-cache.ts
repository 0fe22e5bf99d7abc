import { personalCacheControl, type SurrogateKey, sharedCacheHeaders } from '@kaksha/domain/shared-cache';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Caches answers to visitors; only for routes whose answer is the same for every visitor. The keys name what the
     * answer is made of; a purge of one of them removes it from edge caches.
     */
    anonymousCache?: readonly SurrogateKey[];
  }
  interface FastifyInstance {
    anonymousCache: AnonymousCache;
  }
  interface FastifyRequest {
    storeAnswer: ((answer: Answer | null) => void) | null;
  }
}

/** A cached answer with status 200. */
export interface Answer {
  body: string;
  contentType: string;
  /** What the answer is made of. */
  keys: readonly SurrogateKey[];
}

/** Null when the call failed; then the requests that waited for it make the call themselves. */
type Pending = Promise<Answer | null>;

const ttlMs = 2000;
const maxEntries = 300;

/** Answers by address. Concurrent requests for one address share one call. */
export class AnonymousCache {
  private readonly entries: LRUCache<string, Pending>;
  private readonly listeners = new Set<(keys: readonly SurrogateKey[]) => void>();

  constructor(now: () => number = Date.now) {
    this.entries = new LRUCache({ max: maxEntries, ttlResolution: 0, perf: { now } });
  }

  /**
   * Drops all answers, because what visitors see has changed.
   * @param keys  what has changed, for edge caches
   */
  clear(keys: readonly SurrogateKey[] = ['catalogue', 'blog']): void {
    this.entries.clear();
    for (const listener of this.listeners) listener(keys);
  }

  /** For caches that are derived from the answers. */
  onClear(listener: (keys: readonly SurrogateKey[]) => void): void {
    this.listeners.add(listener);
  }

  /** The cached answer, or the call under way; undefined when there is neither. @param key  method and address */
  find(key: string): Pending | undefined {
    return this.entries.get(key);
  }

  /** The cached answer, or the function that stores the answer of the call that the caller makes. */
  take(key: string): Pending | ((answer: Answer | null) => void) {
    const cached = this.entries.get(key);
    if (cached) return cached;
    let resolvePending: (answer: Answer | null) => void = () => {};
    const pending: Pending = new Promise((resolve) => {
      resolvePending = resolve;
    });
    this.entries.set(key, pending);
    return (answer) => {
      // A cleared entry stays cleared: its answer may be older than the change.
      if (this.entries.peek(key) === pending) {
        if (answer) this.entries.set(key, pending, { ttl: ttlMs });
        else this.entries.delete(key);
      }
      resolvePending(answer);
    };
  }
}

const isAnonymous = (request: FastifyRequest) =>
  request.routeOptions.config.anonymousCache !== undefined && request.headers.authorization === undefined;

/**
 * Caches the answers of routes with `config: { anonymousCache: keys }` for two seconds in this process.
 * @param edgeSeconds  how long an edge cache may keep them; 0 lets no shared cache store them
 */
export function addAnonymousCache(app: FastifyInstance, edgeSeconds = 0): void {
  const cache = new AnonymousCache();
  app.decorate('anonymousCache', cache);
  app.decorateRequest('storeAnswer', null);

  app.addHook('onRequest', async (request, reply) => {
    if (!isAnonymous(request)) return;
    const taken = cache.take(`${request.method} ${request.url}`);
    if (typeof taken === 'function') {
      request.storeAnswer = taken;
      return;
    }
    const answer = await taken;
    if (answer) return reply.type(answer.contentType).send(answer.body);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const keys = request.routeOptions.config.anonymousCache;
    if (keys && edgeSeconds > 0) {
      // Answers to a signed-in user must never be taken from a cache that knows the address only.
      reply.header('vary', [reply.getHeader('vary'), 'authorization'].filter(Boolean).join(', '));
      if (isAnonymous(request) && reply.statusCode === 200) reply.headers(sharedCacheHeaders(edgeSeconds, keys));
      else reply.header('cache-control', personalCacheControl);
    }
    if (!request.storeAnswer) return;
    const contentType = String(reply.getHeader('content-type') ?? '');
    const isComplete = reply.statusCode === 200 && typeof payload === 'string';
    request.storeAnswer(isComplete ? { body: payload, contentType, keys: keys ?? [] } : null);
    request.storeAnswer = null;
  });

  // A request that was aborted must not leave others waiting.
  app.addHook('onResponse', async (request) => request.storeAnswer?.(null));
}

/** For plugins whose calls change what visitors see: clears the cache before a change is answered. */
export function clearAnswersOnChange(app: FastifyInstance, keys: readonly SurrogateKey[] = ['catalogue']): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'GET' && reply.statusCode < 400) app.anonymousCache.clear(keys);
  });
}
