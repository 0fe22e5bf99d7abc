import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredValues } from '@kaksha/domain/page-settings';
import type { RemoteValues } from '@kaksha/domain/remote-values';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { testStore } from '@kaksha/release/test-store';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSite } from './site';

/** Renders the values into the page, and counts renders. */
const code = `exports.sharedModules = {};
let renders = 0;
exports.render = async ({ registry, environment }) => ({ kind: 'page', status: 200, head: '', chunks: [],
  body: \`<b>\${environment.values?.flags.join()}</b><i>\${++renders}</i>\`, boot: { registry, environment, render: null } });`;

let folder: string;
let site: FastifyInstance;
let stored: StoredValues;
let changed: () => void;
let userCalls: number;

const flag = { owner: 'Courses', expires: '2099-01-01', default: false };
const count = { label: 'Posts', type: 'number', default: 3, min: 1, max: 6 } as const;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-values-'));
  const store = testStore(join(folder, 'store'));
  const builds = join(folder, 'builds');
  for (const dist of [
    fakeBuild(builds, 'shell', '1.0.0', { code, server: 'remoteEntry.js' }),
    fakeBuild(builds, 'public', '1.0.0', {
      routes: [''],
      flags: { wizard: flag, always: { ...flag, default: true } },
      settings: { count },
    }),
  ]) {
    const { name, version } = await store.publish(dist, noSource);
    await store.promote(name, version, 'Asha');
  }
  const api = Fastify();
  api.get<{ Querystring: { id: string } }>('/backend/auth/user', async ({ headers, query }, reply) => {
    userCalls += 1;
    if (headers.authorization !== `Bearer token-${query.id}`) return reply.status(401).send({});
    return { data: { results: { is_admin: query.id === '3', trainer_id: query.id === '2' ? 7 : null } } };
  });
  const settings = { apiHost: '/backend', apiPrefix: '/backend', origin: null, googleClientId: null };
  const options = { trustProxy: 0, demo: true, razorpay: false, logger: false, edgeSeconds: 60 };
  const source = {
    current: () => undefined,
    values: () => stored,
    onChange(listener: () => void) {
      changed = listener;
    },
  };
  site = await createSite({ releases: store, site: source, ...settings, ...options }, api);
});
beforeEach(() => set({}));
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

function set(rules: Record<string, string>, values: Record<string, string> = {}) {
  const listOf = (given: Record<string, string>) =>
    Object.entries(given).map(([name, value]) => ({ key: `public/${name}`, value }));
  stored = { flags: listOf(rules), settings: listOf(values) };
  userCalls = 0;
  changed();
}

/** The values that the server rendered with, those that the browser gets, and the visitor cookie. */
async function visit(cookie = '') {
  const { payload, headers } = await site.inject({ url: '/', headers: cookie ? { cookie } : {} });
  const [, boot = '{}'] = /id="kaksha-boot">(.*?)<\/script>/.exec(payload) ?? [];
  const { values }: { values: RemoteValues } = JSON.parse(boot).environment;
  const [, rendered] = /<b>(.*?)<\/b>/.exec(payload) ?? [];
  const [, render] = /<i>(.*?)<\/i>/.exec(payload) ?? [];
  const [given = ''] = String(headers['set-cookie'] ?? '').split(';');
  return { values, rendered, render, cookie: cookie || given, caching: headers['cache-control'] };
}

test('without stored values, flags and settings have their defaults, and an edge cache may keep the page', async () => {
  const { values, rendered, caching, cookie } = await visit();
  expect(values).toEqual({ flags: ['always'], settings: { count: 3 } });
  expect(rendered).toBe('always');
  expect(caching).toMatch(/^public/);
  expect(cookie).toBe('');
});

test.each([
  [{ wizard: 'on', always: 'off' }, ['wizard']],
  [{ wizard: '100%', always: '0%' }, ['wizard']],
  [{ wizard: 'nonsense' }, ['always']],
  [{ 'not-declared': 'on' }, ['always']],
])('the rules %j give the flags %j to all visitors, in pages that an edge cache may keep', async (rules, flags) => {
  set(rules);
  const { values, caching } = await visit();
  expect(values.flags).toEqual(flags);
  expect(caching).toMatch(/^public/);
});

test('of 10,000 visitors, a share of 25 % gets the flag: on the server and in the browser, and again with the next page', async () => {
  set({ wizard: '25%' });
  let on = 0;
  const renders = new Set<unknown>();
  for (let i = 0; i < 10_000; i += 1) {
    const first = await visit();
    expect(first.rendered).toBe(first.values.flags.join());
    const hasFlag = first.values.flags.includes('wizard');
    on += Number(hasFlag);
    renders.add(`${first.render} ${hasFlag}`);
    if (i % 10 === 0) expect((await visit(first.cookie)).values).toEqual(first.values);
  }
  expect(on).toBeGreaterThan(2300);
  expect(on).toBeLessThan(2700);
  // Each cached page has one value.
  const byRender = new Set([...renders].map((each) => String(each).split(' ')[0]));
  expect(byRender.size).toBe(renders.size);
});

test('a page of a share is for its visitor only, and a larger share keeps its visitors', async () => {
  set({ wizard: '30%' });
  const visits = await Promise.all(Array.from({ length: 60 }, () => visit()));
  expect(new Set(visits.map(({ caching }) => caching))).toEqual(new Set(['private, no-cache']));
  const before = visits.filter(({ values }) => values.flags.includes('wizard'));
  expect(before.length).toBeGreaterThan(0);
  set({ wizard: '60%' });
  for (const { cookie } of before) expect((await visit(cookie)).values.flags).toContain('wizard');
});

test.each([
  ['role:learner', ['1', '2', '3']],
  ['role:trainer', ['2']],
  ['role:admin', ['3']],
])('the rule %s is on for the users %j, and off for visitors and invalid sessions', async (rule, users) => {
  set({ wizard: rule });
  const hasFlag = async (cookie = '') => (await visit(cookie)).values.flags.includes('wizard');
  for (const id of ['1', '2', '3']) {
    expect([id, await hasFlag(`auth_token=token-${id}; user_id=${id}`)]).toEqual([id, users.includes(id)]);
  }
  expect([await hasFlag(), await hasFlag('auth_token=stolen; user_id=3')]).toEqual([false, false]);
  expect((await visit()).caching).toMatch(/^public/);
});

test('the API is asked for roles only while a rule names one', async () => {
  set({ wizard: '25%' });
  await visit('auth_token=token-1; user_id=1');
  expect(userCalls).toBe(0);
});

test('a stored setting counts while the live release allows it', async () => {
  set({}, { count: '5' });
  expect((await visit()).values.settings).toEqual({ count: 5 });
  set({}, { count: '7' });
  expect((await visit()).values.settings).toEqual({ count: 3 });
});
