import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { readSettings } from '../settings';
import { type Counts, createMemoryCounts, createRedisCounts } from './limit-counts';
import { addRateLimit } from './rate-limit';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
const keep = <T extends { close(): unknown }>(one: T): T => {
  open.push(one);
  return one;
};

test('a window begins with its first call, ends by itself, and each key has its own', async () => {
  let now = 0;
  const counts = createMemoryCounts(() => now);
  expect(await counts.add('a', 1000)).toEqual({ current: 1, ttl: 1000 });
  now = 400;
  expect(await counts.add('a', 1000)).toEqual({ current: 2, ttl: 600 });
  expect(await counts.add('b', 1000)).toEqual({ current: 1, ttl: 1000 });
  now = 1000;
  expect(await counts.add('a', 1000)).toEqual({ current: 1, ttl: 1000 });
});

test('many addresses do not fill the memory', async () => {
  const counts = createMemoryCounts(() => 0);
  await counts.add('first', 1000);
  for (let at = 0; at < 20_000; at += 1) await counts.add(String(at), 1000);
  expect((await counts.add('19999', 1000)).current).toBe(2);
  expect((await counts.add('first', 1000)).current).toBe(1);
});

async function build(url: string | null): Promise<{ app: FastifyInstance; warnings: string[] }> {
  const warnings: string[] = [];
  const stream = { write: (line: string) => void warnings.push(JSON.parse(line).msg) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  await addRateLimit(app, { ...readSettings({}), redisUrl: url });
  const config = { rateLimit: { max: 3, timeWindow: '1 minute' } };
  app.get('/one', { config }, async () => 'ok');
  app.get('/two', { config }, async () => 'ok');
  await app.ready();
  return { app: keep(app), warnings };
}

const statuses = async (apps: FastifyInstance[], url: string, remoteAddress = '10.0.0.1') =>
  (await Promise.all(apps.map((app) => app.inject({ url, remoteAddress })))).map(({ statusCode }) => statusCode).sort();

test('each route counts each address for itself, and says when to come again', async () => {
  const { app } = await build(null);
  expect(await statuses([app, app, app, app], '/one')).toEqual([200, 200, 200, 429]);
  expect(await statuses([app], '/two')).toEqual([200]);
  expect(await statuses([app], '/one', '10.0.0.2')).toEqual([200]);
  const refused = await app.inject({ url: '/one', remoteAddress: '10.0.0.1' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('a Redis that is out of reach is said once, and this process counts by itself', async () => {
  const { app, warnings } = await build('redis://127.0.0.1:1');
  expect(await statuses([app, app, app, app], '/one')).toEqual([200, 200, 200, 429]);
  expect(warnings).toEqual([expect.stringContaining('Redis cannot be reached')]);
});

const url = process.env.REDIS_URL;
(url ? describe : describe.skip)('with the Redis of REDIS_URL', () => {
  test('processes count together: of 40 calls at once through four of them three pass', async () => {
    const apps = (await Promise.all([1, 2, 3, 4].map(() => build(url as string)))).map(({ app }) => app);
    const address = randomUUID();
    const many = Array.from({ length: 40 }, (_, at) => apps[at % 4] as FastifyInstance);
    const answers = await statuses(many, '/one', address);
    expect(answers.filter((status) => status === 200)).toHaveLength(3);
    expect(answers.filter((status) => status === 429)).toHaveLength(37);
  });

  test('a count ends with its window, and none is left behind', async () => {
    const counts: Counts = keep(createRedisCounts(url as string, () => {}));
    const key = randomUUID();
    const first = await counts.add(key, 50);
    expect(first).toEqual({ current: 1, ttl: 50 });
    let next = first;
    while (next.ttl <= 50) next = await counts.add(key, 10_000);
    expect(next.current).toBe(1);
  });
});
