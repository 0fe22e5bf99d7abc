import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers to visitors are kept for a moment; only for what everybody sees alike. */
    anonymousCache?: boolean;
  }
  interface FastifyInstance {
    anonymousCache: AnonymousCache;
  }
  interface FastifyRequest {
    keepAnswer: ((answer: Answer | null) => void) | null;
  }
}

interface Answer {
  body: string;
  contentType: string;
}

interface Entry {
  /** Null when the call failed: whoever waited for it makes the call alone. */
  answer: Promise<Answer | null>;
  /** Infinity while the first call is under way. */
  expiresAt: number;
}

const keptForMs = 2000;
const mostEntries = 300;

/** Answers by address. A call for what is under way already waits for that. */
export class AnonymousCache {
  private readonly entries = new Map<string, Entry>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Forgets everything, because what visitors see has changed. */
  clear(): void {
    this.entries.clear();
    for (const listener of this.listeners) listener();
  }

  /** Tells whoever keeps something of its own that is made of the answers. */
  onClear(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** The kept answer, or the function that takes the answer of the call that is to be made now. */
  take(key: string): Promise<Answer | null> | ((answer: Answer | null) => void) {
    const kept = this.entries.get(key);
    if (kept && kept.expiresAt > this.now()) return kept.answer;
    let settle: (answer: Answer | null) => void = () => {};
    const entry: Entry = {
      answer: new Promise((resolve) => {
        settle = resolve;
      }),
      expiresAt: Number.POSITIVE_INFINITY,
    };
    this.entries.delete(key);
    this.entries.set(key, entry);
    this.dropOldest();
    return (answer) => {
      entry.expiresAt = answer ? this.now() + keptForMs : 0;
      settle(answer);
    };
  }

  private dropOldest(): void {
    const [oldest] = this.entries.keys();
    if (this.entries.size > mostEntries && oldest !== undefined) this.entries.delete(oldest);
  }
}

const isAnonymous = (request: FastifyRequest) =>
  request.routeOptions.config.anonymousCache === true && request.headers.authorization === undefined;

/** Keeps answers of routes with `config: { anonymousCache: true }` for two seconds, in this process. */
export function addAnonymousCache(app: FastifyInstance): void {
  const cache = new AnonymousCache();
  app.decorate('anonymousCache', cache);
  app.decorateRequest('keepAnswer', null);

  app.addHook('onRequest', async (request, reply) => {
    if (!isAnonymous(request)) return;
    const taken = cache.take(`${request.method} ${request.url}`);
    if (typeof taken === 'function') {
      request.keepAnswer = taken;
      return;
    }
    const answer = await taken;
    if (answer) return reply.type(answer.contentType).send(answer.body);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.keepAnswer) return;
    const contentType = String(reply.getHeader('content-type') ?? '');
    const whole = reply.statusCode === 200 && typeof payload === 'string';
    request.keepAnswer(whole ? { body: payload, contentType } : null);
    request.keepAnswer = null;
  });

  // A call that ended without an answer must not leave others waiting.
  app.addHook('onResponse', async (request) => request.keepAnswer?.(null));
}

/** For plugins whose calls change what visitors see: kept answers are forgotten before a change is answered. */
export function forgetAnswersOnChange(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'GET' && reply.statusCode < 400) app.anonymousCache.clear();
  });
}
