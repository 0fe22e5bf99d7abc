import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResultsOf } from '@kaksha/api-client/operation-types';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { testStore } from '@kaksha/release/test-store';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSite } from './site';

type Webhooks = ResultsOf<'getWebhooks'>;

const id = '5f2b8c1e-0000-4000-8000-000000000001';
const address = 'https://hooks.example.com/releases';
const body = JSON.stringify({
  id: 'msg_1',
  event: 'release.promoted',
  name: 'trainer',
  version: '2.0.0',
  reason: '<b>',
});
const delivery: Webhooks[number]['deliveries'][number] = {
  id,
  event: 'release.promoted',
  body,
  attempts: 1,
  status: 200,
  error: null,
  created_at: '2026-11-30T10:00:00.000Z',
  attempted_at: '2026-11-30T10:00:01.000Z',
  delivered_at: '2026-11-30T10:00:01.000Z',
};
const webhook: Webhooks[number] = {
  id,
  address,
  events: ['release.promoted', 'release.alarm'],
  created_at: '2026-11-29T10:00:00.000Z',
  created_by: 'Asha <i>',
  failing_since: null,
  deliveries: [delivery],
};

let folder: string;
let site: FastifyInstance;
let stored: Webhooks | null;
let calls: unknown[];
let answer: { status: number; body: object };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-webhooks-'));
  const store = testStore(join(folder, 'store'));
  const dist = fakeBuild(join(folder, 'builds'), 'shell', '1.0.0', { code: 'exports.render = async () => null;' });
  await store.publish(dist, noSource);
  await store.promote('shell', '1.0.0', 'Asha');
  const api = Fastify();
  api.get('/backend/auth/user', async ({ headers }) => ({
    data: { results: { is_admin: true, rights: headers.authorization === 'Bearer admin' ? ['operations'] : [] } },
  }));
  api.get('/backend/admin/webhooks', async (_request, reply) =>
    reply.status(stored ? 200 : 500).send({ data: { results: stored } }),
  );
  for (const url of ['/backend/admin/webhooks', '/backend/admin/webhooks/:id', '/backend/*']) {
    api.route({
      method: url.endsWith(':id') ? 'DELETE' : 'POST',
      url,
      async handler({ method, url: called, body: sent }, reply) {
        calls.push([method, called, sent]);
        return reply.status(answer.status).send(answer.body);
      },
    });
  }
  const settings = { apiHost: '/backend', apiPrefix: '/backend', origin: null, googleClientId: null };
  const flags = { trustProxy: 1, demo: true, razorpay: false, logger: false };
  site = await createSite({ releases: store, metrics: async () => [], ...settings, ...flags }, api);
});
beforeEach(() => {
  stored = [];
  calls = [];
  answer = { status: 200, body: {} };
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const page = (token = 'admin', url = '/operator/webhooks') =>
  site.inject({ url, headers: { cookie: `auth_token=${token}; user_id=1` } });
const post = (action: string, form: string, token = 'admin', from = 'same-origin') =>
  site.inject({
    method: 'POST',
    url: `/operator/webhooks/${action}`,
    headers: {
      cookie: `auth_token=${token}; user_id=1`,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': from,
    },
    payload: form,
  });
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('without webhooks it says what one is for, and the menu shows it below the releases', async () => {
  const { payload } = await page();
  expect(textOf(payload)).toContain('No program hears of releases yet. Add an address');
  expect(payload).toContain('<a href="/operator/releases" aria-current="true">');
  expect(payload).not.toContain('<script');
});

test('shows each webhook with its deliveries, with escaped texts', async () => {
  stored = [webhook];
  const { payload } = await page();
  const text = textOf(payload);
  expect(text).toContain('Added 2026-11-29 10:00 UTC by Asha &lt;i&gt; for: promoted, alarm.');
  expect(text).toContain('Working');
  expect(text).toContain('release.promoted trainer 2.0.0 Delivered 200 1');
  expect(payload).not.toMatch(/<b>|<i>/);
});

test('a failing address is an alert, and its deliveries say why', async () => {
  const failed = { ...delivery, status: 500, error: 'answered 500', delivered_at: null };
  const waiting = { ...delivery, status: null, attempts: 0, attempted_at: null, delivered_at: null };
  stored = [{ ...webhook, failing_since: '2026-11-30T09:00:00.000Z', deliveries: [failed, waiting] }];
  const { payload } = await page();
  expect(payload).toContain('role="alert"><strong>hooks.example.com has failed since 2026-11-30 09:00 UTC.');
  expect(textOf(payload)).toContain('Failed answered 500');
  expect(textOf(payload)).toContain('Waiting');
  // What waits is on its way already.
  expect(payload.match(/Send again/g)).toHaveLength(1);
});

test('the secret is shown by the answer of its form only', async () => {
  answer.body = { data: { results: { id, secret: 'whsec_abc' } } };
  stored = [webhook];
  const form = `address=${encodeURIComponent(address)}&events=release.promoted&events=release.alarm`;
  const { payload, headers } = await post('add', form);
  expect(calls).toEqual([
    ['POST', '/backend/admin/webhooks', { address, events: ['release.promoted', 'release.alarm'] }],
  ]);
  expect(payload).toContain('value="whsec_abc"');
  expect(headers['cache-control']).toBe('no-store');
  expect((await page()).payload).not.toContain('whsec_abc');
});

test('a refused address says why, and the form keeps what was typed', async () => {
  answer = { status: 400, body: { error: 'This one leads to a private network.' } };
  const { payload, statusCode } = await post('add', 'address=https%3A%2F%2F10.0.0.1%2F&events=release.frozen');
  expect(statusCode).toBe(400);
  expect(payload).toContain('role="alert">This one leads to a private network.');
  expect(payload).toContain('value="https://10.0.0.1/"');
  expect(payload).toContain('value="release.frozen" checked');
  expect(payload).not.toContain('value="release.promoted" checked');
});

test.each([
  ['remove', 'DELETE', `/backend/admin/webhooks/${id}`, 'The webhook is removed.'],
  ['test', 'POST', `/backend/admin/webhooks/${id}/test`, 'The test is on its way.'],
  ['resend', 'POST', `/backend/admin/webhook-deliveries/${id}/resend`, 'on its way again'],
])('%s asks the API and leads back to the page', async (action, method, url, said) => {
  const { statusCode, headers } = await post(action, `id=${id}`);
  expect([statusCode, headers.location]).toEqual([303, `/operator/webhooks?done=${action}`]);
  expect(calls).toEqual([[method, url, undefined]]);
  expect((await page('admin', `/operator/webhooks?done=${action}`)).payload).toContain(said);
});

test('an id of a form cannot change the address that is called', async () => {
  await post('remove', `id=${encodeURIComponent('../users/1')}`);
  expect(calls).toEqual([['DELETE', '/backend/admin/webhooks/..%2Fusers%2F1', undefined]]);
});

test('others change nothing, and neither does a form of another site', async () => {
  expect((await page('learner')).statusCode).toBe(403);
  expect((await post('remove', `id=${id}`, 'learner')).statusCode).toBe(403);
  expect((await post('remove', `id=${id}`, 'admin', 'cross-site')).statusCode).toBe(403);
  expect(calls).toEqual([]);
});

test('says that the webhooks could not be read', async () => {
  stored = null;
  expect((await page()).payload).toContain('could not be read');
});
