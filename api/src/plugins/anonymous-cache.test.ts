import Fastify from 'fastify';
import { AnonymousCache, addAnonymousCache } from './anonymous-cache';

function build(answer: () => Promise<unknown>) {
  const app = Fastify();
  addAnonymousCache(app);
  app.register(async (routes) => {
    routes.get('/kept', { config: { anonymousCache: true } }, answer);
    routes.get('/always-new', answer);
  });
  return app;
}

test('visitors share an answer until what they see changes', async () => {
  let calls = 0;
  const app = build(async () => ({ calls: ++calls }));
  const first = await app.inject('/kept');
  const second = await app.inject('/kept');
  expect(second.json()).toEqual({ calls: 1 });
  expect(second.headers['content-type']).toBe(first.headers['content-type']);
  app.anonymousCache.clear();
  expect((await app.inject('/kept')).json()).toEqual({ calls: 2 });
});

test('other addresses, other routes and people who are signed in get answers of their own', async () => {
  let calls = 0;
  const app = build(async () => ({ calls: ++calls }));
  const headers = { authorization: 'Bearer x' };
  for (const url of ['/kept', '/kept?page=2', '/always-new', '/always-new']) await app.inject(url);
  await app.inject({ url: '/kept', headers });
  await app.inject({ url: '/kept', headers });
  expect(calls).toBe(6);
});

test('calls for the same thing at the same time are made once', async () => {
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
  const answers = Array.from({ length: 5 }, () => app.inject('/kept'));
  await app.ready();
  go();
  expect((await Promise.all(answers)).map((answer) => answer.json().calls)).toEqual([1, 1, 1, 1, 1]);
});

test('a failure is not kept', async () => {
  let calls = 0;
  const app = build(async () => {
    calls += 1;
    if (calls === 1) throw new Error('not now');
    return { calls };
  });
  expect((await app.inject('/kept')).statusCode).toBe(500);
  expect((await app.inject('/kept')).json()).toEqual({ calls: 2 });
});

test('an answer is kept for two seconds, and the number of answers is bounded', async () => {
  let now = 0;
  const cache = new AnonymousCache(() => now);
  const answer = { body: '{}', contentType: 'application/json' };
  const give = (key: string) => {
    const taken = cache.take(key);
    if (typeof taken === 'function') taken(answer);
    return typeof taken === 'function' ? 'asked' : 'kept';
  };
  expect([give('a'), give('a')]).toEqual(['asked', 'kept']);
  now = 1999;
  expect(give('a')).toBe('kept');
  now = 2000;
  expect(give('a')).toBe('asked');
  for (let key = 0; key < 300; key += 1) give(String(key));
  expect(give('a')).toBe('asked');
});
