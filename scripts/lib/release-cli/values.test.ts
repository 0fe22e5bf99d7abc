import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ValueSettings } from '@kaksha/domain/site-settings';
import { fakeBuild } from '@kaksha/release/fake-build';
import type { ReleaseStore } from '@kaksha/release/store';
import { testStore } from '@kaksha/release/test-store';
import Fastify, { type FastifyInstance } from 'fastify';
import { runRelease } from './run';

const root = join(__dirname, '../../..');
let folder: string;
let store: ReleaseStore;
let site: FastifyInstance;
let origin: string;
let stored: Record<string, { version: number; value: ValueSettings }>;

const flag = { owner: 'Courses', expires: '2099-01-01', default: false };
const count = { label: 'Posts', type: 'number', default: 3, min: 1, max: 6 };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-cli-values-'));
  store = testStore(join(folder, 'store'));
  stored = { flags: { version: 0, value: { values: [] } }, remotes: { version: 0, value: { values: [] } } };
  site = Fastify({ forceCloseConnections: true });
  site.addHook('onRequest', async ({ headers }, reply) => {
    if (headers.authorization !== 'Bearer admin') return reply.status(403).send({ error: 'Not allowed' });
  });
  site.get('/backend/admin/settings', async () => ({ data: { results: stored } }));
  site.put<{ Params: { section: string }; Body: (typeof stored)[string] }>(
    '/backend/admin/settings/:section',
    async ({ params, body }) => {
      stored[params.section] = { ...body, version: body.version + 1 };
      return { data: { results: stored[params.section] } };
    },
  );
  origin = await site.listen({ port: 0, host: '127.0.0.1' });
  await put('shell', '1.0.0');
  await put('public', '1.0.0', { flags: { wizard: flag }, settings: { count } });
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function release(...args: string[]) {
  const env = { KAKSHA_ORIGIN: origin, KAKSHA_TOKEN: 'admin', CHROMIUM_PATH: '/no/browser' };
  const { code, out } = await runRelease([...args, '--json'], { root, env, store, log: () => {} });
  return { code, answer: JSON.parse(out) };
}
async function put(name: string, version: string, facts: object = {}) {
  const dist = fakeBuild(join(folder, 'builds'), name, version, facts);
  expect(await release('publish', name, '--dist', dist, '--no-check')).toMatchObject({ code: 0 });
  return release('promote', name, version, '--no-check');
}

test.each(['on', 'off', '25%', 'role:trainer'])(
  'flag sets the rule %s on the site, and default removes it',
  async (rule) => {
    expect(await release('flag', 'public', 'wizard', rule)).toMatchObject({ code: 0, answer: { rule } });
    expect(stored.flags?.value).toEqual({ values: [{ key: 'public/wizard', value: rule }] });
    await release('flag', 'public', 'wizard', 'default');
    expect(stored.flags).toEqual({ version: 2, value: { values: [] } });
  },
);

test('setting sets a value on the site, and without one its default is in force again', async () => {
  expect(await release('setting', 'public', 'count', '5')).toMatchObject({ code: 0, answer: { value: 5 } });
  expect(stored.remotes?.value).toEqual({ values: [{ key: 'public/count', value: '5' }] });
  expect(await release('setting', 'public', 'count')).toMatchObject({ code: 0, answer: { value: 3 } });
  expect(stored.remotes?.value).toEqual({ values: [] });
});

test.each([
  [['flag', 'public', 'wizard', 'sometimes'], 2, 'USAGE'],
  [['flag', 'public', 'other', 'on'], 1, 'FLAGS'],
  [['flag', 'trainer', 'wizard', 'on'], 1, 'NOT_LIVE'],
  [['setting', 'public', 'count', '7'], 1, 'SETTINGS'],
  [['setting', 'public', 'other', '1'], 1, 'SETTINGS'],
])('%j is refused', async (args, code, error) => {
  expect(await release(...args)).toMatchObject({ code, answer: { code: error } });
  expect(stored.flags?.version).toBe(0);
});

test('promote refuses a release that does not allow the stored value of a setting', async () => {
  await release('setting', 'public', 'count', '2');
  const narrow = { settings: { count: { ...count, min: 3 } } };
  const refused = await put('public', '1.1.0', narrow);
  expect(refused).toMatchObject({ code: 1, answer: { code: 'SETTINGS' } });
  expect(refused.answer.error).toBe(
    `public 1.1.0 does not allow the value 2 of count on ${origin}: It is a number, at least 3 and at most 6`,
  );
  await release('setting', 'public', 'count');
  expect(await release('promote', 'public', '1.1.0', '--no-check')).toMatchObject({ code: 0 });
});

test('freeze and unfreeze: promote is refused in between, and status shows it', async () => {
  expect(await release('freeze', 'public', '--until', '2099-01-02T08:00Z', '--reason', 'Exams')).toMatchObject({
    code: 0,
    answer: { name: 'public', until: '2099-01-02T08:00:00.000Z', reason: 'Exams' },
  });
  expect(await put('public', '1.1.0')).toMatchObject({ code: 1, answer: { code: 'FROZEN' } });
  const { env, log } = { env: { KAKSHA_ORIGIN: 'http://127.0.0.1:9' }, log: () => {} };
  const { out } = await runRelease(['status'], { root, env, store, log });
  expect(out).toMatch(/^FROZEN: public until 2099-01-02T08:00:00.000Z by .+: Exams\n/);
  expect(await release('unfreeze', 'public')).toMatchObject({ code: 0 });
  expect(await release('promote', 'public', '1.1.0', '--no-check')).toMatchObject({ code: 0 });
});

test('status says which flags of live releases have expired', async () => {
  const dayMs = 86_400_000;
  const expires = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
  await put('learner', '1.0.0', { flags: { exams: { ...flag, expires } } });
  store = testStore(store.storage.folder, { clock: () => Date.now() + dayMs });
  const env = { KAKSHA_ORIGIN: 'http://127.0.0.1:9' };
  const { out } = await runRelease(['status'], { root, env, store, log: () => {} });
  expect(out).toContain(`ALARM: the flag exams of learner expired on ${expires} (Courses)\n`);
});
