import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { testStore } from '@kaksha/release/test-store';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSite } from './site';

let folder: string;
let site: FastifyInstance;
/** What the API stores, and how it answers the next save. */
let stored: { version: number; value: { off: string[] } };
let refusal: { status: number; body: object } | null;
let isReadable: boolean;
const nothing = { version: 0, value: { values: [] } };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-extensions-'));
  const store = testStore(join(folder, 'store'));
  const builds = join(folder, 'builds');
  const extensions = [{ slot: 'trainer.home', id: 'card', audience: 'trainer' as const }];
  for (const dist of [
    fakeBuild(builds, 'shell', '1.0.0', { code: 'exports.render = async () => null;' }),
    fakeBuild(builds, 'reports', '2.0.0', { extensions }),
  ]) {
    await store.publish(dist, noSource);
  }
  await store.promote('shell', '1.0.0', 'Asha');
  await store.promote('reports', '2.0.0', 'Asha');
  const api = Fastify();
  const results = (value: unknown) => ({ data: { results: value } });
  api.get('/backend/auth/user', async ({ headers }) =>
    results({ is_admin: true, rights: headers.authorization === 'Bearer admin' ? ['operations'] : ['content'] }),
  );
  api.get('/backend/admin/settings', async (_request, reply) =>
    isReadable ? results({ extensions: stored, flags: nothing, remotes: nothing }) : reply.status(500).send({}),
  );
  api.put<{ Body: typeof stored }>('/backend/admin/settings/extensions', async ({ body }, reply) => {
    if (refusal) return reply.status(refusal.status).send(refusal.body);
    stored = { version: body.version + 1, value: body.value };
    return results(stored);
  });
  const settings = { apiHost: '/backend', apiPrefix: '/backend', origin: null, googleClientId: null };
  const flags = { trustProxy: 1, demo: true, razorpay: false, logger: false };
  site = await createSite({ releases: store, metrics: async () => [], ...settings, ...flags }, api);
});
beforeEach(() => {
  stored = { version: 3, value: { off: ['other/card'] } };
  refusal = null;
  isReadable = true;
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const cookieOf = (token: string) => `auth_token=${token}; user_id=1`;
const page = async (url = '/operator/releases') =>
  textOf((await site.inject({ url, headers: { cookie: cookieOf('admin') } })).payload);
const change = (state: 'on' | 'off', headers: Record<string, string> = {}, token = 'admin') =>
  site.inject({
    method: 'POST',
    url: '/operator/extensions',
    headers: {
      cookie: cookieOf(token),
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: `key=reports%2Fcard&state=${state}`,
  });
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('lists the extensions of the live releases with their slot, audience and state', async () => {
  expect(await page()).toContain('reports/card 2.0.0 trainer.home Trainers On Switch off');
});

test('an extension is switched off and on again; the other switches stay', async () => {
  const off = await change('off');
  expect([off.statusCode, off.headers.location]).toEqual([303, '/operator/releases?done=yes']);
  expect(stored).toEqual({ version: 4, value: { off: ['other/card', 'reports/card'] } });
  expect(await page('/operator/releases?done=yes')).toMatch(
    /The extension is switched\..*trainer\.home Trainers Off Switch on/,
  );
  await change('on');
  expect(stored.value.off).toEqual(['other/card']);
});

test('switches nothing while the other switches cannot be read', async () => {
  isReadable = false;
  const { statusCode, payload } = await change('off');
  expect(statusCode).toBe(503);
  expect(textOf(payload)).toContain('The extension could not be switched.');
  expect(stored).toEqual({ version: 3, value: { off: ['other/card'] } });
});

test('says why a switch was refused', async () => {
  refusal = { status: 409, body: { error: 'Another administrator saved first.' } };
  const { statusCode, payload } = await change('off');
  expect(statusCode).toBe(409);
  expect(textOf(payload)).toContain('Another administrator saved first.');
});

test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': '' }])(
  'a form of another site is refused: %j',
  async (headers) => {
    expect((await change('off', headers)).statusCode).toBe(403);
    expect(stored.version).toBe(3);
  },
);

test('administrators without the right switch nothing', async () => {
  expect((await change('off', {}, 'editor')).statusCode).toBe(403);
  expect(stored.version).toBe(3);
});
