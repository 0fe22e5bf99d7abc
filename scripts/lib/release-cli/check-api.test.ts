import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiReads } from '@kaksha/domain/api-reads';
import type { ReleaseMetrics } from '@kaksha/domain/release-metrics';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import type { ReleaseStore } from '@kaksha/release/store';
import { testStore } from '@kaksha/release/test-store';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Schema } from '../api-reads/openapi';
import { runRelease } from './run';

const dayMs = 86_400_000;

let folder: string;
let store: ReleaseStore;
let site: FastifyInstance;
let env: Record<string, string>;
let now: number;
let metrics: Partial<ReleaseMetrics>[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'check-api-'));
  now = Date.parse('2027-01-01T00:00:00Z');
  store = testStore(join(folder, 'store'), { clock: () => now });
  metrics = [];
  site = Fastify({ forceCloseConnections: true });
  site.get('/backend/telemetry/releases', async () => ({ data: { results: metrics } }));
  site.get('/backend/openapi.json', async (_request, reply) => {
    const file = join(folder, 'openapi.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : reply.status(404).send();
  });
  const origin = await site.listen({ port: 0, host: '127.0.0.1' });
  env = { KAKSHA_ORIGIN: origin, KAKSHA_TOKEN: 'admin' };
  await publish('shell', '1.0.0', {});
  await store.promote('shell', '1.0.0', null);
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const title: ApiReads = { 'GET /blogs': { sends: [], answer: { 'data.title': 'string' } } };
const body: ApiReads = { 'GET /blogs': { sends: [], answer: { 'data.body': 'string' } } };

async function publish(name: string, version: string, reads: ApiReads | null): Promise<void> {
  const dist = fakeBuild(join(folder, 'builds'), name, version);
  if (reads) writeFileSync(join(dist, 'api-reads.json'), JSON.stringify(reads));
  await store.publish(dist, noSource);
}

/** An API whose posts have these fields. */
function documentWith(...fields: string[]): string {
  const properties = Object.fromEntries(fields.map((name): [string, Schema] => [name, { type: 'string' }]));
  const schema = { type: 'object', required: ['data'], properties: { data: { required: fields, properties } } };
  const operation = { responses: { 200: { content: { 'application/json': { schema } } } } };
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify({ paths: { '/blogs': { get: operation } }, components: { schemas: {} } }));
  return file;
}
const check = (document: string, ...args: string[]) =>
  runRelease(['check-api', '--document', document, ...args], { root: folder, env, store, log: () => {} });
const withoutSite = () => {
  env = { ...env, KAKSHA_ORIGIN: 'http://127.0.0.1:9' };
};

test('an API that has all fields passes, one without a field of the live release is refused with its name', async () => {
  await publish('blog-admin', '1.0.0', title);
  await store.promote('blog-admin', '1.0.0', null);
  expect(await check(documentWith('title', 'new'))).toMatchObject({
    code: 0,
    out: 'the API has all that 2 releases read',
  });
  const { code, error } = await check(documentWith('body'));
  expect(code).toBe(1);
  expect(error).toMatch(/^refused \(API\)/);
  expect(error).toContain('blog-admin 1.0.0:\n  GET /blogs data.title is gone');
});

test('canaries, rollback targets and previews count', async () => {
  withoutSite();
  await publish('blog-admin', '1.0.0', title);
  await publish('blog-admin', '2.0.0', {});
  await publish('blog-admin', '3.0.0', body);
  await store.promote('blog-admin', '1.0.0', null);
  await store.promote('blog-admin', '2.0.0', null);
  await store.startCanary('blog-admin', '3.0.0', 10, null);
  now += 100 * dayMs;
  await store.refreshExpired();
  const { error } = await check(documentWith('new'));
  expect(error).toContain('blog-admin 1.0.0:');
  expect(error).toContain('blog-admin 3.0.0:');
});

test('releases that open tabs report count, with their share of visits', async () => {
  for (const [version, reads] of [
    ['1', title],
    ['2', {}],
    ['3', {}],
  ] as const) {
    await publish('blog-admin', version, reads);
    await store.promote('blog-admin', version, null);
  }
  metrics = [
    { remote: 'blog-admin', version: '1', loads: 5 },
    { remote: 'blog-admin', version: '3', loads: 95 },
  ];
  const { error } = await check(documentWith('body'));
  expect(error).toContain('blog-admin 1, 5% of its visits in the last 7 days:');
  metrics = [{ remote: 'blog-admin', version: '3', loads: 95 }];
  expect((await check(documentWith('body'))).code).toBe(0);
});

test('without a site, releases count that were live in the last days', async () => {
  withoutSite();
  for (const [version, reads] of [
    ['1', title],
    ['2', {}],
    ['3', {}],
  ] as const) {
    await publish('blog-admin', version, reads);
    await store.promote('blog-admin', version, null);
    now += 10 * dayMs;
  }
  // Version 1 was live until 20 days ago.
  expect((await check(documentWith('body'))).code).toBe(0);
  expect((await check(documentWith('body'), '--days', '25')).error).toContain('blog-admin 1:');
});

test('a release of an earlier version, which lists nothing, is named as not checked', async () => {
  await publish('blog-admin', '1.0.0', null);
  await store.promote('blog-admin', '1.0.0', null);
  const { code, out } = await check(documentWith('body'));
  expect(code).toBe(0);
  expect(out).toContain('not checked, because it lists nothing: blog-admin 1.0.0');
});

test('a release is not promoted on a site whose API lacks what it reads', async () => {
  documentWith('body');
  await publish('blog-admin', '1.0.0', title);
  await publish('blog-admin', '2.0.0', body);
  const promote = (version: string) =>
    runRelease(['promote', 'blog-admin', version, '--no-check'], { root: folder, env, store, log: () => {} });
  const { code, error } = await promote('1.0.0');
  expect(code).toBe(1);
  expect(error).toContain('lacks what blog-admin 1.0.0 reads:\n  GET /blogs data.title is gone');
  expect((await promote('2.0.0')).code).toBe(0);
});

test('a repository without the API needs a document', async () => {
  const result = await runRelease(['check-api'], { root: folder, env, store, log: () => {} });
  expect(result).toMatchObject({ code: 2, error: expect.stringContaining('--document names its document') });
});

test('a site that does not answer stops no release', async () => {
  withoutSite();
  await publish('blog-admin', '1.0.0', title);
  const log: string[] = [];
  const options = { root: folder, env, store, log: (line: string) => log.push(line) };
  expect((await runRelease(['promote', 'blog-admin', '1.0.0', '--no-check'], options)).code).toBe(0);
  expect(log).toContainEqual(expect.stringContaining('does not answer'));
  expect((await runRelease(['status'], options)).code).toBe(0);
});
