import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { readSettings } from '../settings';
import { addRateLimit } from './rate-limit';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
const keep = <T extends { close(): unknown }>(one: T): T => {
  open.push(one);
  return one;
};

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

test('counts per route and address and answers retry-after', async () => {
  const { app } = await build(null);
  expect(await statuses([app, app, app, app], '/one')).toEqual([200, 200, 200, 429]);
  expect(await statuses([app], '/two')).toEqual([200]);
  expect(await statuses([app], '/one', '10.0.0.2')).toEqual([200]);
  const refused = await app.inject({ url: '/one', remoteAddress: '10.0.0.1' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('counts in memory and logs once when Redis is unreachable', async () => {
  const { app, warnings } = await build('redis://127.0.0.1:1');
  expect(await statuses([app, app, app, app], '/one')).toEqual([200, 200, 200, 429]);
  expect(warnings).toEqual([expect.stringContaining('Redis is unreachable')]);
});

const url = process.env.REDIS_URL;
(url ? describe : describe.skip)('with the Redis of REDIS_URL', () => {
  test('four processes share one count: 3 of 40 concurrent calls pass', async () => {
    const apps = (await Promise.all([1, 2, 3, 4].map(() => build(url as string)))).map(({ app }) => app);
    const address = randomUUID();
    const many = Array.from({ length: 40 }, (_, at) => apps[at % 4] as FastifyInstance);
    const answers = await statuses(many, '/one', address);
    expect(answers.filter((status) => status === 200)).toHaveLength(3);
    expect(answers.filter((status) => status === 429)).toHaveLength(37);
  });
});
