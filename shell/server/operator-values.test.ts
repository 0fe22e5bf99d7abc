import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ValueSettings } from '@kaksha/domain/site-settings';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { frozen } from '@kaksha/release/freeze';
import { testStore } from '@kaksha/release/test-store';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSite } from './site';

let folder: string;
let site: FastifyInstance;
/** What the API stores. */
let stored: Record<'flags' | 'remotes', { version: number; value: ValueSettings }>;

const flag = { owner: 'Courses <team>', expires: '2099-01-01', default: false };
const settings = {
  count: { label: 'Posts', type: 'number', default: 3, min: 1, max: 6 },
  note: { label: 'Note', type: 'text', default: 'Hello' },
  layout: { label: 'Layout', type: 'choice', default: 'list', choices: ['list', 'grid'] },
  shown: { label: 'Shown', type: 'boolean', default: true },
} as const;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-operator-values-'));
  const store = testStore(join(folder, 'store'));
  const builds = join(folder, 'builds');
  for (const dist of [
    fakeBuild(builds, 'shell', '1.0.0', { code: 'exports.render = async () => null;' }),
    fakeBuild(builds, 'public', '1.0.0', { flags: { wizard: flag }, settings }),
  ]) {
    const { name, version } = await store.publish(dist, noSource);
    await store.promote(name, version, 'Asha');
  }
  const audit = { by: 'Ravi', at: new Date().toISOString(), reason: 'Exams' };
  await store.change((state) => frozen(state, 'public', { ...audit, until: new Date('2099-02-01T08:00:00Z') }));
  const api = Fastify();
  const results = (value: unknown) => ({ data: { results: value } });
  api.get('/backend/auth/user', async ({ headers }) =>
    results({ is_admin: true, rights: headers.authorization === 'Bearer admin' ? ['operations'] : ['content'] }),
  );
  api.get('/backend/admin/settings', async () =>
    results({ ...stored, extensions: { version: 0, value: { off: [] } } }),
  );
  api.put<{ Params: { section: 'flags' | 'remotes' }; Body: (typeof stored)['flags'] }>(
    '/backend/admin/settings/:section',
    async ({ body, params }, reply) => {
      if (body.version !== stored[params.section].version) return reply.status(409).send({ error: 'Saved meanwhile.' });
      stored[params.section] = { version: body.version + 1, value: body.value };
      return results(stored[params.section]);
    },
  );
  const common = { apiHost: '/backend', apiPrefix: '/backend', origin: null, googleClientId: null };
  const options = { trustProxy: 1, demo: true, razorpay: false, logger: false };
  site = await createSite({ releases: store, metrics: async () => [], ...common, ...options }, api);
});
beforeEach(() => {
  const others = { values: [{ key: 'other/thing', value: 'on' }] };
  stored = { flags: { version: 3, value: others }, remotes: { version: 5, value: others } };
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const cookieOf = (token: string) => `auth_token=${token}; user_id=1`;
const html = async (url = '/operator/releases') =>
  (await site.inject({ url, headers: { cookie: cookieOf('admin') } })).payload;
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const send = (path: 'flags' | 'settings', form: Record<string, string>, token = 'admin', from = 'same-origin') =>
  site.inject({
    method: 'POST',
    url: `/operator/${path}`,
    headers: {
      cookie: cookieOf(token),
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': from,
    },
    payload: new URLSearchParams(form).toString(),
  });
const own = (section: 'flags' | 'remotes') => stored[section].value.values.filter(({ key }) => key !== 'other/thing');

test('lists the flags and settings that live releases declare, and no stored value of others', async () => {
  const page = await html();
  expect(textOf(page)).toContain('public/wizard 1.0.0 Courses &lt;team&gt; 2099-01-01 Default: off');
  expect(textOf(page)).toContain('public/count 1.0.0 Posts Default: 3');
  expect(page).not.toContain('other/thing');
});

test.each([
  [{ rule: 'on' }, 'on', 'On'],
  [{ rule: 'off' }, 'off', 'Off'],
  [{ rule: 'share', percent: '25' }, '25%', 'On for 25 % of visitors'],
  [{ rule: 'role:trainer' }, 'role:trainer', 'Trainers'],
])('a flag is set with %j', async (form, value, state) => {
  const { statusCode, headers } = await send('flags', { key: 'public/wizard', ...form });
  expect([statusCode, headers.location]).toEqual([303, '/operator/releases?done=flag']);
  expect(stored.flags.value.values).toEqual([
    { key: 'other/thing', value: 'on' },
    { key: 'public/wizard', value },
  ]);
  const page = await html('/operator/releases?done=flag');
  expect(textOf(page)).toContain('The flag is set.');
  expect(textOf(page)).toContain(`2099-01-01 ${state}`);
  await send('flags', { key: 'public/wizard', rule: 'default' });
  expect(own('flags')).toEqual([]);
});

test.each([
  ['flags', { key: 'public/other', rule: 'on' }, 404, 'No live release has this flag.'],
  ['flags', { key: 'public/wizard', rule: 'share', percent: '101' }, 400, 'A share is a whole number from 0 to 100.'],
  ['settings', { key: 'public/count', value: '7' }, 400, 'Posts: It is a number, at least 1 and at most 6.'],
  ['settings', { key: 'public/layout', value: 'rows' }, 400, 'Layout: It is one of list, grid.'],
  ['settings', { key: 'public/other', value: '1' }, 404, 'No live release has this setting.'],
] as const)('%s: %j is refused', async (path, form, status, text) => {
  const { statusCode, payload } = await send(path, form);
  expect(statusCode).toBe(status);
  expect(textOf(payload)).toContain(text);
  expect([own('flags'), own('remotes')]).toEqual([[], []]);
});

test.each([
  ['count', '5'],
  ['note', 'A "text" & more'],
  ['layout', 'grid'],
  ['shown', 'false'],
])('the setting %s is saved as %j, and goes back to its default', async (name, value) => {
  const key = `public/${name}`;
  expect((await send('settings', { key, value, do: 'set' })).statusCode).toBe(303);
  expect(own('remotes')).toEqual([{ key, value }]);
  await send('settings', { key, value, do: 'default' });
  expect(own('remotes')).toEqual([]);
});

test('a stored value that the live release does not allow is named, and the default stands in its place', async () => {
  stored.remotes.value = { values: [{ key: 'public/count', value: '9' }] };
  expect(textOf(await html())).toContain('Posts Default: 3 Stored 9: it is a number, at least 1 and at most 6');
});

test('a save after another administrator saved is refused with the reason', async () => {
  const read = stored.flags;
  stored = { ...stored, flags: { ...read } };
  Object.defineProperty(stored.flags, 'version', { get: () => Math.random() });
  const { statusCode, payload } = await send('flags', { key: 'public/wizard', rule: 'on' });
  expect([statusCode, textOf(payload).includes('Saved meanwhile.')]).toEqual([409, true]);
});

test('administrators without the right and forms of other sites change nothing', async () => {
  expect((await send('flags', { key: 'public/wizard', rule: 'on' }, 'editor')).statusCode).toBe(403);
  expect((await send('settings', { key: 'public/count', value: '5' }, 'admin', 'cross-site')).statusCode).toBe(403);
  expect([own('flags'), own('remotes')]).toEqual([[], []]);
});

test('a frozen part says who froze it, until when and why', async () => {
  const text = 'public is frozen until 2099-02-01 08:00 UTC by Ravi: Exams.';
  expect(textOf(await html())).toContain(text);
});
