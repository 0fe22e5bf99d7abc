import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseMetrics } from '@kaksha/domain/release-metrics';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import type { ReleaseStore } from '@kaksha/release/store';
import { testStore } from '@kaksha/release/test-store';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSite } from './site';

let folder: string;
let store: ReleaseStore;
let site: FastifyInstance;
let reported: ReleaseMetrics[] | Error;

/** A host whose pages show the rendered remote and the host version of its libraries. */
const host = (version: string) => `
exports.sharedModules = { brought: 'by host ${version}' };
exports.render = async ({ registry, remotes }) => ({
  kind: 'page', status: 200, head: '<title>x</title>', chunks: [],
  body: [...remotes.values()].map((remote) => remote.said).join() || 'frame',
  boot: { registry, render: remotes.size ? { remotes: [...remotes.keys()] } : null },
});`;
const remote = (version: string) =>
  `exports.default = { said: 'public ${version}, ' + __kakshaShared.brought };${'//'.padEnd(400, ' ')}`;

async function publish(name: 'shell' | 'public', version: string, changed: string[] = []) {
  const code = name === 'shell' ? host(version) : remote(version);
  const dist = fakeBuild(join(folder, 'builds'), name, version, { code, server: 'remoteEntry.js', routes: [''] });
  await store.publish(dist, { ...noSource, changed });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-site-'));
  store = testStore(join(folder, 'store'));
  reported = [];
  await publish('shell', '1.0.0');
  await publish('public', '1.0.0');
  await publish('public', '1.1.0');
  await store.promote('shell', '1.0.0', 'Asha');
  await store.promote('public', '1.0.0', 'Asha');
  const api = Fastify();
  const people: Record<string, object> = { 'Bearer admin': { is_admin: true }, 'Bearer learner': { is_admin: false } };
  api.get('/backend/auth/user', async (request, reply) => {
    const results = people[request.headers.authorization ?? ''];
    return results ? { data: { results } } : reply.status(401).send({});
  });
  const settings = { apiHost: '/backend', apiPrefix: '/backend', origin: null, googleClientId: null };
  const readMetrics = async () => {
    if (reported instanceof Error) throw reported;
    return reported;
  };
  const flags = { trustProxy: 0, demo: true, razorpay: false, logger: false };
  site = await createSite({ releases: store, metrics: readMetrics, ...settings, ...flags }, api);
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, cookie?: string) => site.inject({ url, headers: cookie ? { cookie } : {} });
const bodyOf = (page: string) => /<div id="root">(.*?)<\/div>/.exec(page)?.[1];
const bootOf = (page: string) => JSON.parse(/id="kaksha-boot">(.*?)<\/script>/.exec(page)?.[1] ?? '');
/** Polls until the site serves the live releases. */
async function until(met: () => Promise<boolean>) {
  while (!(await met())) await new Promise(setImmediate);
}
const gives = (version: string) => async () => (await get('/remotes.json')).json().remotes.public.version === version;

test('sets no cookie without a canary', async () => {
  const answer = await get('/');
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('cookie') });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(bodyOf(answer.payload)).toBe('public 1.0.0, by host 1.0.0');
});

test('a visitor keeps the canary in pages, in server rendering and in /remotes.json', async () => {
  await store.startCanary('public', '1.1.0', 50, null);
  await until(async () => (await get('/remotes.json')).headers['set-cookie'] !== undefined);
  const seen = new Set<string>();
  for (let visitor = 0; visitor < 40; visitor++) {
    const first = await get('/');
    const [cookie = ''] = String(first.headers['set-cookie']).split(';');
    expect(cookie).toMatch(/^visitor=[\w-]{12}$/);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('cookie'),
    });
    const { version } = bootOf(first.payload).registry.remotes.public;
    seen.add(version);
    expect(bodyOf(first.payload)).toBe(`public ${version}, by host 1.0.0`);
    const again = await get('/', `theme=dark; ${cookie}`);
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(bootOf(again.payload).registry.remotes.public.version).toBe(version);
    expect((await get('/remotes.json', cookie)).json().remotes.public.version).toBe(version);
  }
  expect([...seen].sort()).toEqual(['1.0.0', '1.1.0']);
});

test('a promoted release reaches the next visitor without a restart, and files of both versions are served', async () => {
  await store.promote('public', '1.1.0', 'Asha');
  await until(gives('1.1.0'));
  expect(bodyOf((await get('/')).payload)).toBe('public 1.1.0, by host 1.0.0');
  await store.rollback('public', 'Asha');
  await until(gives('1.0.0'));
  for (const version of ['1.0.0', '1.1.0']) {
    expect((await get(`/remotes/public/${version}/remoteEntry.js`)).statusCode).toBe(200);
  }
});

test('renders remotes with the libraries of the host version that renders them', async () => {
  expect(bodyOf((await get('/')).payload)).toBe('public 1.0.0, by host 1.0.0');
  await publish('shell', '1.1.0');
  await store.promote('shell', '1.1.0', 'Asha');
  await until(async () => bodyOf((await get('/')).payload) === 'public 1.0.0, by host 1.1.0');
});

test('serves release files immutable and compressed, missing files uncached, and no server bundles', async () => {
  const answer = await site.inject({
    url: '/remotes/public/1.0.0/remoteEntry.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'access-control-allow-origin': '*',
  });
  const missing = await get('/remotes/public/1.0.0/gone.js');
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  for (const path of [
    'public/1.0.0/server/index.cjs',
    'public/1.0.0/release.json',
    'public/1.0.0/sbom.json',
    'public/1.0.0/provenance.json',
    'public/9.9.9/remoteEntry.js',
    '.live/000000000001.json',
  ]) {
    expect((await get(`/remotes/${path}`)).statusCode).toBe(404);
  }
});

describe('the operator page', () => {
  const as = (token: string) => get('/operator/releases', `auth_token=${token}; user_id=1`);

  test('is for administrators only', async () => {
    expect((await get('/operator/releases')).headers.location).toBe('/login?next=%2Foperator%2Freleases');
    expect((await as('stranger')).statusCode).toBe(302);
    const refused = await as('learner');
    expect(refused.statusCode).toBe(403);
    expect(refused.payload).not.toContain('1.0.0</code>');
  });

  test('shows live versions, their metrics and the history, with escaped texts', async () => {
    await store.promote('public', '1.1.0', 'Asha', '<script>alert(1)</script>');
    await until(gives('1.1.0'));
    const row = { remote: 'public', loads: 30, loadFailures: 2, errors: 0, loadMs: 181.4, lastSeen: '' };
    reported = [
      { ...row, version: '1.1.0' },
      { ...row, version: '1.0.0', loads: 10, loadFailures: 0 },
    ];
    const { payload, headers, statusCode } = await as('admin');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-security-policy': expect.any(String) });
    const text = payload.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toContain('public Live 1.1.0 100% 75% 30 2 0 181 ms');
    expect(text).toContain('public Former 1.0.0 0% 25% 10 0 0 181 ms');
    expect(payload).toContain('&lt;script&gt;');
    expect(payload).not.toContain('<script');
  });

  test('says which release was built from uncommitted sources', async () => {
    await publish('public', '1.2.0', ['mfe-public/src/remote.ts']);
    await store.promote('public', '1.2.0', 'Asha');
    await until(gives('1.2.0'));
    const { payload } = await as('admin');
    expect(payload).toMatch(/1\.2\.0<\/code> <span class="badge dirty">Uncommitted sources/);
    expect(payload).not.toMatch(/1\.0\.0<\/code> <span class="badge dirty">Uncommitted sources/);
  });

  test('shows the versions when the metrics cannot be read', async () => {
    reported = new Error('the database is away');
    const { payload } = await as('admin');
    expect(payload).toContain('could not be read');
    expect(payload).toContain('1.0.0');
  });
});
