import Fastify from 'fastify';
import { AnonymousCache, addAnonymousCache } from './anonymous-cache';

function build(answer: () => Promise<unknown>) {
  const app = Fastify();
  addAnonymousCache(app);
  app.register(async (routes) => {
    routes.get('/cached', { config: { anonymousCache: ['catalogue'] } }, answer);
    routes.get('/uncached', answer);
  });
  return app;
}

test('serves visitors the cached answer until the cache is cleared', async () => {
  let calls = 0;
  const app = build(async () => ({ calls: ++calls }));
  const first = await app.inject('/cached');
  const second = await app.inject('/cached');
  expect(second.json()).toEqual({ calls: 1 });
  expect(second.headers['content-type']).toBe(first.headers['content-type']);
  app.anonymousCache.clear();
  expect((await app.inject('/cached')).json()).toEqual({ calls: 2 });
});

test('caches per address and never for requests with a token', async () => {
  let calls = 0;
  const app = build(async () => ({ calls: ++calls }));
  const headers = { authorization: 'Bearer x' };
  for (const url of ['/cached', '/cached?page=2', '/uncached', '/uncached']) await app.inject(url);
  await app.inject({ url: '/cached', headers });
  await app.inject({ url: '/cached', headers });
  expect(calls).toBe(6);
});

test('concurrent requests for one address share one call', async () => {
  let calls = 0;
  let go: () => void = () => {};
  const started = new Promise<void>((resolve) => {
    go = resolve;
  });
  const app = build(async () => {
    calls += 1;
    await started;
    return { calls };
  });
  const answers = Array.from({ length: 5 }, () => app.inject('/cached'));
  await app.ready();
  go();
  expect((await Promise.all(answers)).map((answer) => answer.json().calls)).toEqual([1, 1, 1, 1, 1]);
});

test('a cached answer is found by its method and address, with what it is made of', async () => {
  const app = build(async () => ({ calls: 1 }));
  expect(app.anonymousCache.find('GET /cached')).toBeUndefined();
  await app.inject('/cached');
  expect(await app.anonymousCache.find('GET /cached')).toEqual({
    body: '{"calls":1}',
    contentType: 'application/json; charset=utf-8',
    keys: ['catalogue'],
  });
});

test('does not cache a failure', async () => {
  let calls = 0;
  const app = build(async () => {
    calls += 1;
    if (calls === 1) throw new Error('not now');
    return { calls };
  });
  expect((await app.inject('/cached')).statusCode).toBe(500);
  expect((await app.inject('/cached')).json()).toEqual({ calls: 2 });
});

test('caches for two seconds and at most 300 answers', async () => {
  let now = 1;
  const cache = new AnonymousCache(() => now);
  const answer = { body: '{}', contentType: 'application/json', keys: [] };
  const request = (key: string) => {
    const taken = cache.take(key);
    if (typeof taken === 'function') taken(answer);
    return typeof taken === 'function' ? 'called' : 'cached';
  };
  expect([request('a'), request('a')]).toEqual(['called', 'cached']);
  now = 2000;
  expect(request('a')).toBe('cached');
  now = 2002;
  expect(request('a')).toBe('called');
  for (let key = 0; key < 300; key += 1) request(String(key));
  expect(request('a')).toBe('called');
});
