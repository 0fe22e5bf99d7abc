import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { type ServerWithReplica, startServerWithReplica } from '../../../test/streaming-replica';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { jobs } from '../../modules';
import { createQueues } from '../jobs/create-queues';
import type { OpenDatabase } from './database';
import { openPostgres } from './postgres';
import { blogPosts } from './schema/blog';

/** Runs in the jest project `postgres`, on two servers of its own. */

let servers: ServerWithReplica;
let database: OpenDatabase;
let api: TestApp;
let writer: TestUser;
let reader: TestUser;
let post = 0;
const lines: { level: number; msg: string }[] = [];
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });

beforeAll(async () => {
  servers = await startServerWithReplica();
  const replicas = { urls: [servers.replicaUrl], maxLagSeconds: 3600 };
  database = await openPostgres({ kind: 'postgresql', url: servers.primaryUrl, poolSize: 4, replicas }, log);
  await createQueues(database.db, jobs);
  api = await makeTestApp({}, database);
  const admin = await signIn(api, 'admin@kaksha.test', { admin: true });
  writer = await signIn(api, 'writer@kaksha.test');
  reader = await signIn(api, 'reader@kaksha.test');
  const fields = { title: 'Out', content: '<p>Words.</p>', authorId: admin.userId };
  const rows = await api.db
    .insert(blogPosts)
    .values([{ slug: 'out', ...fields, status: 'published', publishedAt: new Date() }])
    .returning();
  post = rows[0]?.id ?? 0;
});
afterAll(async () => {
  await api.close();
  await servers.stop();
});

/** Each address is asked for once only, because answers for visitors are cached for two seconds. */
let reads = 0;
const read = async ({ token }: Partial<TestUser> = {}) => {
  const { body } = await api.call('GET', '/blogs/out', { token, query: { at: String(reads++) } });
  const { title, likeCount } = body.data.results;
  return `${title}, ${likeCount} likes`;
};
const caughtUp = async () => {
  await servers.replay();
  await database.replicas?.probe();
};
const rename = (title: string) => api.db.execute(sql`update blog_posts set title = ${title} where id = ${post}`);

test('visitors and users read from a replica, but a user who wrote reads the primary until the replica has the write', async () => {
  await caughtUp();
  await servers.pause();
  await rename('Changed');
  expect([await read(), await read(reader)]).toEqual(['Out, 0 likes', 'Out, 0 likes']);

  expect((await api.call('POST', `/blogs/${post}/like`, { token: writer.token, body: {} })).status).toBe(200);
  expect(await read(writer)).toBe('Changed, 1 likes');
  expect(await read(reader)).toBe('Out, 0 likes');
  // The answer for visitors is shared and cached, so it comes from the primary after a change.
  expect(await read()).toBe('Changed, 1 likes');

  await servers.resume();
  await caughtUp();
  await servers.pause();
  await rename('Again');
  const seen = [await read(writer), await read(reader), await read()];
  expect(seen).toEqual(Array(3).fill('Changed, 1 likes'));
  await servers.resume();
});

test('the routes for visitors answer from a server that only reads', async () => {
  await caughtUp();
  lines.length = 0;
  const paths = api.contract.operations.flatMap(({ method, path }) =>
    method === 'GET' && !path.includes('{') ? [api.settings.prefix + path] : [],
  );
  const answers = await Promise.all(paths.map((url) => api.app.inject({ url })));
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(10);
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  expect(lines).toEqual([]);
});

test('a slow replica is skipped with one log line and read again once it has caught up', async () => {
  const strict = { urls: [servers.replicaUrl], maxLagSeconds: 0 };
  const slow = await openPostgres({ kind: 'postgresql', url: servers.primaryUrl, poolSize: 2, replicas: strict }, log);
  await servers.replay();
  await slow.replicas?.probe();
  await servers.pause();
  lines.length = 0;
  await rename('Slow');
  for (let round = 0; round < 3; round += 1) await slow.replicas?.probe();
  expect(slow.replicas?.after(null)).toBeNull();
  expect(slow.replicas?.figures()).toMatchObject([{ isRead: false }]);
  await servers.resume();
  await servers.replay();
  await slow.replicas?.probe();
  expect(slow.replicas?.after(null)).not.toBeNull();
  expect(lines.map(({ msg }) => msg)).toEqual([
    'replica is lagging: reads go to other servers',
    'replica is available',
  ]);
  await slow.close();
});

test('a lost replica fails no read and is logged once', async () => {
  await rename('Lost');
  await caughtUp();
  lines.length = 0;
  await servers.stopReplica();
  const seen = [await read(), await read(reader), await read()];
  expect(seen).toEqual(Array(3).fill('Lost, 1 likes'));
  await database.replicas?.probe();
  expect(database.replicas?.after(null)).toBeNull();
  // A read notices it, or the probe that runs every second.
  expect(lines.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^replica is (?:lost|unreachable): reads go to other servers$/),
  ]);
});
