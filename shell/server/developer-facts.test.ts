import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import type { ReleaseStore } from '@kaksha/release/store';
import { testStore } from '@kaksha/release/test-store';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSite, type SiteSettings } from './site';

let folder: string;
let store: ReleaseStore;
let site: FastifyInstance;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-developer-'));
  store = testStore(join(folder, 'store'));
  const code = 'exports.render = async () => null;';
  const publish = async (name: string, version: string, extra: object) =>
    store.publish(fakeBuild(join(folder, 'builds'), name, version, { ...extra, code }), noSource);
  await publish('shell', '1.0.0', { provides: { react: '19.3.1' } });
  const flags = { 'new-wizard': { owner: 'Trainers', expires: '2099-01-01', default: false } };
  const settings = { rows: { label: 'Rows', type: 'number', default: 3 } };
  await publish('trainer', '1.0.0', { routes: ['trainer'], flags, settings, needs: { react: '^19.0.0' } });
  await publish('trainer', '2.0.0', { routes: ['trainer'], flags, settings, needs: { react: '^19.0.0' } });
  await store.promote('shell', '1.0.0', 'Asha');
  await store.promote('trainer', '1.0.0', 'Asha');
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(settings: Partial<SiteSettings>) {
  const api = Fastify();
  api.get('/backend/auth/user', async ({ headers }) => ({
    data: { results: { is_admin: true, rights: headers.authorization === 'Bearer admin' ? ['operations'] : [] } },
  }));
  const base = { apiHost: '/backend', apiPrefix: '/backend', origin: null, googleClientId: null, trustProxy: 0 };
  const flags = { demo: true, razorpay: false, logger: false };
  site = await createSite({ releases: store, ...base, ...flags, ...settings }, api);
}

test('tells which releases a visitor has and how, their libraries and the values of the visitor', async () => {
  const values = {
    flags: [{ key: 'trainer/new-wizard', value: 'on' }],
    settings: [{ key: 'trainer/rows', value: '5' }],
  };
  await open({ site: { current: () => undefined, values: () => values, onChange: () => {} } });
  const answer = await site.inject('/developer.json');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    parts: [
      expect.objectContaining({ name: 'shell', version: '1.0.0', state: 'live' }),
      expect.objectContaining({ name: 'trainer', version: '1.0.0', state: 'live', needs: { react: '^19.0.0' } }),
    ],
    provides: { react: '19.3.1' },
    flags: [{ key: 'trainer/new-wizard', version: '1.0.0', isOn: true }],
    settings: [{ key: 'trainer/rows', version: '1.0.0', value: 5 }],
  });
});

test('a visitor of a canary reads that it is one', async () => {
  await store.startCanary('trainer', '2.0.0', 99.999, 'Asha');
  await open({});
  const { parts } = (await site.inject({ url: '/developer.json', headers: { cookie: 'kaksha_visitor=a' } })).json();
  expect(parts[1]).toMatchObject({ version: '2.0.0', state: 'canary' });
});

test('outside of a demo only administrators of the operation read it', async () => {
  await open({ demo: false });
  const status = async (cookie = '') => (await site.inject({ url: '/developer.json', headers: { cookie } })).statusCode;
  expect(await status()).toBe(403);
  expect(await status('auth_token=learner; user_id=1')).toBe(403);
  expect(await status('auth_token=admin; user_id=1')).toBe(200);
});
