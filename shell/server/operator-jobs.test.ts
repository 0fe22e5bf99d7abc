import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { testStore } from '@kaksha/release/test-store';
import Fastify, { type FastifyInstance } from 'fastify';
import { formatAge } from './operator-jobs';
import { createSite } from './site';

const id = '5f2b8c1e-0000-4000-8000-000000000001';
const jobs = {
  queues: [
    { name: 'publish-due-posts', cron: '* * * * *', waiting: 0, active: 0, failed: 0, dead_letters: 0 },
    { name: 'send-mail', cron: null, waiting: 1200, active: 5, failed: 1, dead_letters: 1, oldest_seconds: 3700 },
  ].map((queue) => ({ oldest_seconds: null, ...queue })),
  dead_letters: [
    { id, queue: 'send-mail', detail: 'template: <b>', error: '<script>550', failed_at: '2026-11-22T10:00:00Z' },
  ],
};

let folder: string;
let site: FastifyInstance;
let retried: unknown[];
let senders: unknown[];
let answer: { status: number; body: object };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-operator-'));
  const store = testStore(join(folder, 'store'));
  const dist = fakeBuild(join(folder, 'builds'), 'shell', '1.0.0', { code: 'exports.render = async () => null;' });
  await store.publish(dist, noSource);
  await store.promote('shell', '1.0.0', 'Asha');
  const link = { menu: 'admin', label: 'Reports', to: '/reports' } as const;
  const menus = [
    { ...link, id: 'reports' },
    { ...link, id: 'sums', right: 'finance' },
  ] as const;
  await store.publish(fakeBuild(join(folder, 'builds'), 'reports', '1.0.0', { routes: ['reports'], menus }), noSource);
  await store.promote('reports', '1.0.0', 'Asha');
  const api = Fastify();
  const isAdmin = (authorization = '') => authorization === 'Bearer admin';
  api.get('/backend/auth/user', async ({ headers }) => ({
    data: { results: { is_admin: true, rights: isAdmin(headers.authorization) ? ['operations'] : ['content'] } },
  }));
  api.get('/backend/jobs', async (_request, reply) =>
    reply.status(answer.status < 500 ? 200 : 500).send({ data: { results: jobs } }),
  );
  api.post('/backend/jobs/retry', async ({ headers, body, ip }, reply) => {
    retried.push([headers.authorization, body]);
    senders.push([ip, headers['user-agent']]);
    return reply.status(answer.status).send(answer.body);
  });
  const settings = { apiHost: '/backend', apiPrefix: '/backend', origin: null, googleClientId: null };
  const flags = { trustProxy: 1, demo: true, razorpay: false, logger: false };
  site = await createSite({ releases: store, metrics: async () => [], ...settings, ...flags }, api);
});
beforeEach(() => {
  retried = [];
  senders = [];
  answer = { status: 200, body: {} };
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const cookieOf = (token: string) => `auth_token=${token}; user_id=1`;
const page = (token: string, url = '/operator/jobs') => site.inject({ url, headers: { cookie: cookieOf(token) } });
const retry = (headers: Record<string, string> = {}, token = 'admin') =>
  site.inject({
    method: 'POST',
    url: '/operator/jobs/retry',
    headers: {
      cookie: cookieOf(token),
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: `id=${id}`,
  });
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('the page is for administrators only', async () => {
  expect((await site.inject('/operator/jobs')).headers.location).toBe('/login?next=%2Foperator%2Fjobs');
  const refused = await page('learner');
  expect(refused.statusCode).toBe(403);
  expect(refused.payload).not.toContain('send-mail');
});

test('shows the queues with their ages and the failed jobs, with escaped texts and without scripts', async () => {
  const { payload, headers } = await page('admin');
  expect(headers['cache-control']).toBe('no-store');
  expect(textOf(payload)).toContain('send-mail on demand 1,200 62 min 5 1');
  expect(textOf(payload)).toContain('publish-due-posts * * * * * 0 – 0 0');
  expect(payload).toContain('&lt;script&gt;550');
  expect(payload).not.toMatch(/<script|<b>/);
});

test("the page has the menu of the administrator's rights, with one current entry", async () => {
  const { payload } = await page('admin');
  const links = [...payload.matchAll(/<li><a href="([^"]+)"( aria-current="page")?><svg.*?<span>(.*?)<\/span><\/a>/g)];
  const expected = [
    ['/reports', 'Reports'],
    ['/operator/releases', 'Releases'],
    ['/operator/figures', 'Figures'],
    ['/operator/jobs', 'Jobs'],
    ['/operator/backups', 'Backups'],
  ];
  expect(links.map(([, path, , label]) => [path, label])).toEqual(expected);
  expect(links.filter(([, , current]) => current).map(([, path]) => path)).toEqual(['/operator/jobs']);
});

test('Retry asks the API as the administrator and leads back to the page', async () => {
  const done = await retry();
  expect([done.statusCode, done.headers.location]).toEqual([303, '/operator/jobs?done=yes']);
  expect(retried).toEqual([['Bearer admin', { id }]]);
  expect((await page('admin', '/operator/jobs?done=yes')).payload).toContain('The job runs again.');
});

test("the API sees the administrator's address and browser behind the proxy", async () => {
  await retry({ 'x-forwarded-for': '10.0.0.1, 203.0.113.7', 'user-agent': 'Firefox' });
  expect(senders).toEqual([['203.0.113.7', 'Firefox']]);
});

test('says why a job was not retried', async () => {
  const error = 'This job was retried already.';
  answer = { status: 404, body: { success: false, status: 'error', error, code: 'NOT_FOUND' } };
  const { statusCode, payload } = await retry();
  expect(statusCode).toBe(404);
  expect(payload).toContain('role="alert">This job was retried already.');
});

test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { 'sec-fetch-site': '' }])(
  'a form from another site retries nothing: %j',
  async (headers) => {
    expect((await retry(headers)).statusCode).toBe(403);
    expect(retried).toEqual([]);
  },
);

test('users who are not administrators retry nothing', async () => {
  expect((await retry({}, 'learner')).statusCode).toBe(403);
  expect(retried).toEqual([]);
});

test('says that the jobs could not be read', async () => {
  answer = { status: 500, body: {} };
  expect((await page('admin')).payload).toContain('could not be read');
});

test.each([
  [0, '0 s'],
  [89, '89 s'],
  [90, '2 min'],
  [5400, '2 h'],
  [86_400 * 3, '3 d'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatAge(seconds)).toBe(text);
});
