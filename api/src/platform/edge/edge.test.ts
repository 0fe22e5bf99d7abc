import { once } from 'node:events';
import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { makeTestApp, signIn, type TestApp } from '../../../test/test-app';
import { systemContext } from '../context/context';
import { readEdgeSettings } from '../settings/edge-settings';
import { purgeEdge } from './jobs';
import { purgeQueue, requestPurge } from './request-purge';

const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';

/** An edge cache that records the keys of the purges. */
async function startEdge(status = 200) {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    keys.push([request.method, request.headers['surrogate-key']]);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { keys, url: `http://127.0.0.1:${port}/`, close: () => server.close().closeAllConnections() };
}

let api: TestApp;
let edge: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  edge = await startEdge();
  api = await makeTestApp({ edge: { seconds: 60, purgeUrls: [edge.url] } });
});
afterAll(async () => {
  edge.close();
  await api.close();
});

test('catalogue answers for visitors are for shared caches and vary by the token only', async () => {
  const { headers } = await api.call('GET', '/patrons-registration/GetAllCourses');
  expect(headers).toMatchObject({ 'cache-control': shared, 'surrogate-key': 'catalogue' });
  expect(headers.vary).toContain('authorization');
  expect(headers.vary).not.toMatch(/cookie/i);
  expect((await api.call('GET', '/blogs')).headers['surrogate-key']).toBe('blog');
});

test('the same answer for a signed-in user, and every other answer, is for no cache', async () => {
  const { token } = await signIn(api, 'asha@kaksha.test');
  const signedIn = await api.call('GET', '/patrons-registration/GetAllCourses', { token });
  expect(signedIn.headers['cache-control']).toBe('private, no-store');
  expect(signedIn.headers['surrogate-key']).toBeUndefined();
  expect((await api.call('GET', '/auth/user', { token })).headers['cache-control']).toContain('no-store');
});

test('a refused call is for no shared cache', async () => {
  const { status, headers } = await api.call('GET', '/patrons-registration/GetCourseDetailsById/999999');
  expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
});

test('without an edge cache, no answer is for shared caches', async () => {
  const plain = await makeTestApp();
  const { headers } = await plain.call('GET', '/patrons-registration/GetAllCourses');
  expect([headers['cache-control'], headers['surrogate-key']]).toEqual(['no-store', undefined]);
  await plain.close();
});

test('a change purges its key once in ten seconds, and once more when other processes have forgotten it', async () => {
  api.app.anonymousCache.clear(['blog']);
  await requestPurge(api.services, ['blog']);
  await requestPurge(api.services, ['blog']);
  const runAll = async () => {
    await api.db.execute(sql`update pgboss.job set start_after = now() where name = ${purgeQueue}`);
    await api.runJobs();
  };
  await runAll();
  await runAll();
  // At once, in the next ten seconds for the later changes, and each again.
  expect(edge.keys).toEqual(Array(4).fill(['PURGE', 'blog']));
});

test('a purge carries the token of the edge caches, and a token that is too short is refused at the start', async () => {
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers.authorization);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  const env = { SITE_ORIGIN: 'https://kaksha.example', EDGE_SECONDS: 60, EDGE_PURGE_URL: url };
  const problems: string[] = [];
  const settings = readEdgeSettings({ ...env, EDGE_PURGE_TOKEN: 'a'.repeat(32) }, env.SITE_ORIGIN, problems);
  await purgeEdge.run(systemContext(api.services, { ...api.settings, edge: settings }), {
    key: 'blog',
    isRepeat: true,
  });
  expect([seen, problems]).toEqual([[`Bearer ${'a'.repeat(32)}`], []]);
  readEdgeSettings({ ...env, EDGE_PURGE_TOKEN: 'short' }, env.SITE_ORIGIN, problems);
  expect(problems).toEqual([expect.stringMatching(/^EDGE_PURGE_TOKEN has 16 to 200 /)]);
  server.close().closeAllConnections();
});

test('the job fails, and so runs again, when an edge cache refuses the purge', async () => {
  const refusing = await startEdge(503);
  const settings = { ...api.settings, edge: { seconds: 60, purgeUrls: [refusing.url] } };
  const run = purgeEdge.run(systemContext(api.services, settings), { key: 'catalogue' });
  await expect(run).rejects.toThrow('503');
  expect(purgeEdge.name).toBe(purgeQueue);
  refusing.close();
});
