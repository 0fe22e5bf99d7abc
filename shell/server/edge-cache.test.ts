import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import type { ReleaseStore } from '@kaksha/release/store';
import { testStore } from '@kaksha/release/test-store';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSite } from './site';

let folder: string;
let store: ReleaseStore;
let site: FastifyInstance;
let changes: number;

/** A host whose pages are made from one answer of the API. */
const host = `
exports.sharedModules = {};
exports.render = async ({ registry, remotes, adapter, url, hasSession }) => {
  const answer = await adapter({ url: '/backend/courses', method: 'get', headers: { has: () => false, toJSON: () => ({}) } });
  return {
    kind: 'page', status: url.pathname === '/notFoundPath' ? 404 : 200, head: '<title>x</title>', chunks: [], body: answer.data,
    ...(url.pathname === '/broken' && { failure: new Error('no data') }),
    boot: { registry, hasSession, render: { remotes: [...remotes.keys()] } },
  };
};`;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-edge-'));
  changes = 0;
  store = testStore(join(folder, 'store'));
  const builds = join(folder, 'builds');
  const publish = async (name: 'shell' | 'public', version: string) => {
    const code = name === 'shell' ? host : 'exports.default = {};'.padEnd(400, ' ');
    await store.publish(fakeBuild(builds, name, version, { code, server: 'remoteEntry.js', routes: [''] }), noSource);
  };
  await publish('shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) await publish('public', version);
  for (const name of ['shell', 'public']) await store.promote(name, '1.0.0', 'Asha');
  const api = Fastify();
  api.get('/backend/courses', (_request, reply) => reply.header('surrogate-key', 'catalogue blog').send('courses'));
  site = await createSite(
    {
      releases: store,
      apiHost: '/backend',
      apiPrefix: '/backend',
      origin: 'http://kaksha.example',
      googleClientId: null,
      trustProxy: 0,
      demo: true,
      razorpay: false,
      logger: false,
      edgeSeconds: 60,
      pageToken: (releases) => `token of ${releases.join()}`,
      onReleasesChange: () => {
        changes += 1;
      },
    },
    api,
  );
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });
const cacheControl = async (url: string, headers?: Record<string, string>) =>
  (await get(url, headers)).headers['cache-control'];

test('a page for visitors is for shared caches, with the keys of its data, and depends on no cookie', async () => {
  const { headers } = await get('/', { 'accept-encoding': 'gzip' });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
    'surrogate-key': 'blog catalogue pages',
    vary: 'x-theme, accept-encoding',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['server-timing']).toBeUndefined();
});

test('a page of a signed-in user is for no cache and has a token of its own', async () => {
  const { headers } = await get('/', { cookie: 'auth_token=abc; user_id=7' });
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'server-timing': expect.stringContaining('token'),
  });
  expect(headers['surrogate-key']).toBeUndefined();
});

test('the theme comes from a header that the edge cache sets; a page with a theme from the cookie is for no shared cache', async () => {
  const dark = await get('/', { 'x-theme': 'dark' });
  expect(dark.payload).toContain('data-theme="dark"');
  expect(dark.headers['cache-control']).toMatch(/^public/);
  expect(await cacheControl('/', { cookie: 'theme=dark' })).toBe('private, no-cache');
});

test('missing pages, and frames that are sent in place of a page, are for no shared cache', async () => {
  expect(await cacheControl('/notFoundPath')).toBe('private, no-cache');
  expect(await cacheControl('/broken')).toBe('private, no-cache');
});

test('a page without a token of its own asks for one', async () => {
  const { headers, payload } = await get('/page-token');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(JSON.parse(payload)).toEqual({ token: 'token of shell@1.0.0,public@1.0.0' });
});

test('no page is for shared caches while a canary runs, and the edge cache hears of the change', async () => {
  expect(await cacheControl('/')).toMatch(/^public/);
  await store.startCanary('public', '1.1.0', 50, null);
  while (changes === 0) await new Promise(setImmediate);
  const { headers } = await get('/');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers['server-timing']).toContain('token');
});
