import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hourMs } from '@kaksha/domain/time-units';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { issuePreview, revokePreview } from '@kaksha/release/previews';
import type { ReleaseStore } from '@kaksha/release/store';
import { testStore } from '@kaksha/release/test-store';
import type { ReleaseRef } from '@kaksha/release/types';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSite, type SiteSettings } from './site';

/** A site whose pages show what was rendered, and a store with a published release of `public` that is not live. */
const host = `
exports.sharedModules = {};
exports.render = async ({ registry, remotes }) => ({
  kind: 'page', status: 200, head: '<title>x</title>', chunks: [],
  body: [...remotes.values()].map((remote) => remote.said).join() || 'frame',
  boot: { registry, render: remotes.size ? { remotes: [...remotes.keys()] } : null },
});`;
const origin = 'http://site.test';
const next = { name: 'public', version: '1.1.0' };
let folder: string;
let now: number;
let store: ReleaseStore;
let sites: FastifyInstance[];
let site: FastifyInstance;

async function publish(name: string, version: string, facts: object = {}) {
  const code = name === 'shell' ? host : `exports.default = { said: '${name} ${version}' };${'//'.padEnd(400, ' ')}`;
  const dist = fakeBuild(join(folder, 'builds'), name, version, {
    code,
    server: 'remoteEntry.js',
    routes: name === 'shell' ? undefined : [name === 'public' ? '' : name],
    ...facts,
  });
  await store.publish(dist, noSource);
}

async function open(settings: Partial<SiteSettings> = {}) {
  const base = { apiHost: '/backend', apiPrefix: '/backend', origin, googleClientId: null, trustProxy: 0 };
  const flags = { demo: true, razorpay: false, logger: false, securityContact: null };
  const made = await createSite(
    { releases: store, pageToken: (releases) => `token-of-${releases.join('+')}`, ...base, ...flags, ...settings },
    Fastify(),
  );
  sites.push(made);
  return made;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-previews-'));
  now = Date.now();
  store = testStore(join(folder, 'store'), { clock: () => now });
  sites = [];
  for (const [name, version] of [
    ['shell', '1.0.0'],
    ['public', '1.0.0'],
  ] as const) {
    await publish(name, version);
    await store.promote(name, version, 'Asha');
  }
  await publish('public', '1.1.0');
  site = await open();
});
afterEach(async () => {
  await Promise.all(sites.map((each) => each.close()));
  await rm(folder, { recursive: true, force: true });
});

const issue = (releases: ReleaseRef[] = [next], hours = 24, of = origin) =>
  issuePreview(store, { releases, site: of, hours, by: 'Asha' });
const get = (url: string, cookie = '', on = site) => on.inject({ url, headers: cookie ? { cookie } : {} });
const bodyOf = (page: string) => /<div id="root">(.*?)<\/div>/.exec(page)?.[1];
/** Opens a link as a browser does. @returns the cookie */
async function follow(token: string, path = '/', on = site): Promise<string> {
  const answer = await get(`${path}${path.includes('?') ? '&' : '?'}preview=${token}`, '', on);
  expect(answer.statusCode).toBe(303);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

test('a link leads to its address without itself, and its visitor gets the release, rendered on the server', async () => {
  const { token } = await issue();
  const answer = await get(`/courses?page=2&preview=${token}`);
  expect(answer.headers).toMatchObject({
    location: '/courses?page=2',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'set-cookie': expect.stringMatching(/^preview=[\w.-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
  });
  const cookie = await follow(token);
  const page = await get('/', cookie);
  expect(bodyOf(page.payload)).toBe('public 1.1.0');
  expect(page.payload).toContain('role="status"');
  expect(page.payload).toContain('<strong>public 1.1.0</strong>');
  expect((await get('/remotes.json', cookie)).json().remotes.public).toMatchObject({
    version: '1.1.0',
    previous: null,
  });
  expect(bodyOf((await get('/')).payload)).toBe('public 1.0.0');
  expect((await get('/')).payload).not.toContain('kaksha-preview');
});

test('the cookie has the prefix of https sites and is sent over https only', async () => {
  const secure = await open({ origin: 'https://site.test' });
  const { token } = await issue([next], 24, 'https://site.test');
  const { headers } = await get(`/?preview=${token}`, '', secure);
  expect(headers['set-cookie']).toMatch(/^__Host-preview=.*; HttpOnly; Secure; SameSite=Lax$/);
  expect(bodyOf((await get('/', `__Host-preview=${token}`, secure)).payload)).toBe('public 1.1.0');
});

test('several parts show at once, the shell among them, and files of published releases are served', async () => {
  await publish('shell', '1.1.0', { code: host.replace("|| 'frame'", "+ ' in shell 1.1.0'") });
  const { token } = await issue([next, { name: 'shell', version: '1.1.0' }]);
  const page = await get('/', await follow(token));
  expect(bodyOf(page.payload)).toBe('public 1.1.0 in shell 1.1.0');
  for (const file of ['public/1.1.0', 'shell/1.1.0']) {
    expect((await get(`/remotes/${file}/remoteEntry.js`)).statusCode).toBe(200);
  }
});

test('a part of which nothing was ever live shows, and stays hidden for others', async () => {
  await publish('reports', '1.0.0');
  const { token } = await issue([{ name: 'reports', version: '1.0.0' }]);
  expect(bodyOf((await get('/reports', await follow(token))).payload)).toBe('reports 1.0.0');
  expect(bodyOf((await get('/reports')).payload)).toBe('public 1.0.0');
  expect(Object.keys((await store.live()).names)).toEqual(['shell', 'public']);
  expect((await store.live()).withdrawn).toBeUndefined();
});

describe('answers of a preview', () => {
  test('cached answer for another visitor: neither gets the page of the other', async () => {
    const cookie = await follow((await issue()).token);
    for (const expected of ['1.1.0', '1.0.0', '1.1.0', '1.0.0']) {
      const page = await get('/', expected === '1.1.0' ? cookie : '');
      expect(bodyOf(page.payload)).toBe(`public ${expected}`);
    }
  });

  test('no cache may keep them, also not at the edge', async () => {
    const atEdge = await open({ edgeSeconds: 60 });
    const cookie = await follow((await issue()).token, '/', atEdge);
    for (const url of ['/', '/remotes.json', '/courses']) {
      const { headers } = await get(url, cookie, atEdge);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
    expect((await get('/', '', atEdge)).headers['cache-control']).toContain('public');
  });

  test('report counted: pages get no token, so what their browsers report does not count', async () => {
    const cookie = await follow((await issue()).token);
    expect((await get('/')).headers['server-timing']).toContain('token-of-');
    expect((await get('/', cookie)).headers['server-timing']).not.toContain('token-of-');
    expect((await get('/page-token', cookie)).json()).toEqual({ token: null });
    expect((await get('/', cookie)).headers['content-security-policy']).not.toContain('report-uri');
    expect((await get('/')).headers['content-security-policy']).toContain('report-uri');
    expect((await get('/', cookie)).headers['reporting-endpoints']).toBeUndefined();
  });

  test('a preview purges no page from edge caches', async () => {
    const purged = jest.fn();
    const atEdge = await open({ onReleasesChange: purged });
    const cookie = await follow((await issue()).token, '/', atEdge);
    expect(bodyOf((await get('/', cookie, atEdge)).payload)).toBe('public 1.1.0');
    await store.promote('public', '1.1.0', 'Asha');
    while (purged.mock.calls.length === 0) await new Promise(setImmediate);
    expect(purged).toHaveBeenCalledTimes(1);
  });
});

test('the bar ends the preview and leads back to the page', async () => {
  const cookie = await follow((await issue()).token);
  const end = (headers: Record<string, string>) =>
    site.inject({ method: 'POST', url: '/preview/end', headers: { cookie, ...headers } });
  const form = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
  const { headers, statusCode } = await end({ ...form, referer: `${origin}/courses?page=2` });
  expect([statusCode, headers.location]).toEqual([303, '/courses?page=2']);
  expect(headers['set-cookie']).toMatch(/^preview=; Max-Age=0; Path=\/; HttpOnly/);
  for (const referer of ['https://evil.example/x', `${origin}//evil.example`, 'nonsense']) {
    const { location } = (await end({ ...form, referer })).headers;
    expect(['/', '/evil.example']).toContain(location);
  }
  expect((await end({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
});

describe('a link that does not open says why', () => {
  const refused = async (url: string, cookie = '') => {
    const { statusCode, payload, headers } = await get(url, cookie);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    return { statusCode, text: /<main.*?>(.*)<\/main>/s.exec(payload)?.[1], cookie: headers['set-cookie'] };
  };

  test('doubled parameter', async () => {
    const { token } = await issue();
    expect(await refused(`/?preview=${token}&preview=${token}`)).toMatchObject({ statusCode: 403, cookie: undefined });
  });

  test('not the address of a page: a picture of an article', async () => {
    const { token } = await issue();
    const headers = { 'sec-fetch-dest': 'image' };
    const answer = await site.inject({ url: `/?preview=${token}`, headers });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
  });

  test('too long, empty or of other characters', async () => {
    for (const token of ['', 'x', 'a.b', `${'a'.repeat(3000)}.b`, 'a%2e', '../..', '%E2%80%A8']) {
      expect(await refused(`/?preview=${token}`)).toMatchObject({ statusCode: 403, cookie: undefined });
    }
  });

  test('expired: at once for the visitors who have opened it', async () => {
    const { token } = await issue([next], 1);
    const cookie = await follow(token);
    now += hourMs - 1;
    expect(bodyOf((await get('/', cookie)).payload)).toBe('public 1.1.0');
    now += 1;
    const page = await refused('/', cookie);
    expect(page).toMatchObject({ statusCode: 410, cookie: expect.stringContaining('Max-Age=0') });
    expect(page.text).toContain('The preview ended at ');
    expect((await get('/remotes.json', cookie)).json().remotes.public.version).toBe('1.0.0');
    expect((await refused(`/?preview=${token}`)).statusCode).toBe(410);
  });

  test('revoked: the next page of a visitor within a second', async () => {
    const { token, preview } = await issue();
    const cookie = await follow(token);
    await revokePreview(store, preview.id);
    now += 1001;
    expect((await get('/', cookie)).statusCode).toBe(410);
    expect((await refused(`/?preview=${token}`)).text).toContain('The team has ended the preview');
    expect(bodyOf((await get('/')).payload)).toBe('public 1.0.0');
  });

  test('a link that is younger than what the process has read opens', async () => {
    await follow((await issue()).token);
    const { token } = await issue();
    expect(await follow(token)).toContain('preview=');
  });

  test('it does not fit what is live now', async () => {
    await publish('public', '1.2.0', { needs: { react: '^19.0.0' } });
    await publish('shell', '1.1.0', { provides: { react: '19.1.0' } });
    await store.promote('shell', '1.1.0', 'Asha');
    const { token } = await issue([{ name: 'public', version: '1.2.0' }]);
    const cookie = await follow(token);
    await store.rollback('shell', 'Asha');
    now += 1001;
    const page = await get('/', cookie);
    expect(page.statusCode).toBe(409);
    expect(page.payload).toContain('needs react ^19.0.0; the host 1.0.0 provides none');
  });

  test('altered files', async () => {
    const { token } = await issue();
    writeFileSync(join(folder, 'store/public/1.1.0/remoteEntry.js'), 'x'.repeat(10));
    const fresh = testStore(join(folder, 'store'), { clock: () => now });
    const other = await open({ releases: fresh });
    expect((await get(`/?preview=${token}`, '', other)).statusCode).toBe(409);
  });

  test('what it says is escaped', async () => {
    const { text } = await refused('/?preview=%3Cscript%3E.x');
    expect(text).not.toContain('<script>');
  });
});
