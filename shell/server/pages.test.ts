import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import type { RenderInput, RenderOutput } from '../src/boot/server-entry';
import { addPages } from './pages';
import type { RenderReport } from './render-page';
import type { PolicyParts } from './security';

const release = (name: string, server: string | null, paths?: string[]) => ({
  name,
  version: '1.0.0',
  entry: 'entry.js',
  styles: [...(name === 'shell' ? ['fonts.css'] : []), 'styles.css'],
  chunks: { ...(name === 'public' && { remote: ['1.js'], home: ['1.js', '2.js'] }) },
  files: {
    'styles.css': { integrity: `sha384-${name}`, bytes: 1 },
    'entry.js': { integrity: `sha384-${name}-entry`, bytes: 1 },
    ...(name === 'public' && {
      '1.js': { integrity: 'sha384-remote', bytes: 1 },
      '2.js': { integrity: 'sha384-home', bytes: 1 },
    }),
    ...(name === 'shell' && {
      'face.woff2': { integrity: 'sha384-face', bytes: 1 },
      'fonts.css': { integrity: 'sha384-fonts', bytes: 1 },
    }),
  },
  server,
  paths,
});
const liveRemote = (routes: string[], access = {}) => ({
  version: '1.0.0',
  entry: '/e.js',
  routes,
  access,
  styles: [],
});
const releases = {
  manifests: new Map([
    ['shell@1.0.0', release('shell', 'server/index.cjs')],
    ['public@1.0.0', release('public', 'server/index.cjs')],
    ['learner@1.0.0', release('learner', null, ['user-dashboard'])],
  ]),
  live: {
    shell: { version: '1.0.0' },
    remotes: {
      public: liveRemote(['', 'course']),
      learner: liveRemote(['user-dashboard', 'blogcreate', 'patron'], {
        'user-dashboard': 'learner',
        blogcreate: 'admin',
        patron: 'trainer',
      }),
    },
  },
};

/** A site whose pages show the number of renders, and whether a remote rendered them or only the frame. */
function siteWith(render?: (input: RenderInput) => Promise<Partial<RenderOutput>>, { allowOverrides = false } = {}) {
  const site = Fastify();
  const reports: RenderReport[] = [];
  let count = 0;
  const page = (input: RenderInput) => ({
    kind: 'page' as const,
    status: input.url.pathname === '/notFoundPath' ? 404 : 200,
    head: '<title>x</title>',
    body: input.remotes.size ? `page ${++count}` : 'frame',
    chunks: [],
    boot: { render: input.remotes.size ? { remotes: [] } : null },
  });
  const rendered: RenderInput[] = [];
  const host = {
    render: async (input: RenderInput) => {
      rendered.push(input);
      return { ...page(input), ...(render && input.remotes.size > 0 && (await render(input))) };
    },
    sharedModules: {},
  };
  const forget = addPages(site, {
    releases: (_request: unknown, reply: { header: (name: string, value: string) => void }) => {
      reply.header('vary', 'cookie');
      return releases;
    },
    bundles: { host: () => host, remote: () => ({}) },
    criticalCss: () => ({ css: '.title{color:red}', complete: ['/remotes/shell/1.0.0/fonts.css'] }),
    allowOverrides,
    policyWith: ({ inlineStyle }: PolicyParts) => `style-src ${inlineStyle}`,
    adapter: async () => null,
    environment: { demo: true, apiHost: '/backend', googleClientId: null },
    origin: 'https://kaksha.example',
    renderDeadline: 50,
    liveReload: false,
    onRendered: (report: RenderReport) => void reports.push(report),
  } as never);
  const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });
  return { get, forget, reports, rendered };
}

test('renders and compresses a page of anonymous visitors once, until something changes', async () => {
  const { get, forget } = siteWith();
  expect((await get('/')).payload).toContain('page 1');
  const small = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'cookie, accept-encoding' });
  expect(brotliDecompressSync(small.rawPayload).toString()).toContain('page 1');
  const older = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(older.rawPayload).toString()).toContain('page 1');
  forget();
  expect((await get('/')).payload).toContain('page 2');
});

test('a page without rendered content loads its styles and entry at once, and lists them in the Link header', async () => {
  const { get } = siteWith(async () => ({ boot: { render: null } as never }));
  const { headers, payload } = await get('/');
  expect(headers.link).toBe(
    [
      '</remotes/shell/1.0.0/fonts.css>; rel=preload; as=style; crossorigin=anonymous; integrity="sha384-fonts"',
      '</remotes/shell/1.0.0/styles.css>; rel=preload; as=style; crossorigin=anonymous; integrity="sha384-shell"',
      '</remotes/shell/1.0.0/entry.js>; rel=preload; as=script; crossorigin=anonymous; integrity="sha384-shell-entry"',
    ].join(', '),
  );
  for (const [, address] of String(headers.link).matchAll(/<([^>]+)>/g)) expect(payload).toContain(`"${address}"`);
  expect(payload).toContain('<script defer src="/remotes/shell/1.0.0/entry.js" crossorigin="anonymous" integrity=');
  expect(payload).not.toContain('<style>');
});

const renderedPublic = async () => ({ chunks: ['home'], boot: { render: { remotes: ['public'] } } as never });

test('a rendered page has its styles inline, with their hash in the policy, no script or sheet before its paint, and leaves the font’s preload to a script', async () => {
  const { get } = siteWith(renderedPublic);
  const { headers, payload } = await get('/');
  expect(payload).toContain('<style>.title{color:red}</style>');
  const hash = createHash('sha256').update('.title{color:red}').digest('base64');
  expect(headers['content-security-policy']).toBe(`style-src 'sha256-${hash}'`);
  expect(headers).not.toHaveProperty('link');
  expect(payload.match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" href="/remotes/shell/1.0.0/face.woff2" crossorigin media="not all">',
  ]);
  expect(payload).not.toMatch(/<script[^>]* src=|rel="stylesheet"|as="script"/);
});

test('a rendered page lists the chunks of its route for later, with their hashes', async () => {
  const { get } = siteWith(renderedPublic);
  const [, json = ''] = /id="kaksha-files">([^<]+)</.exec((await get('/')).payload) ?? [];
  expect(JSON.parse(json)).toEqual({
    styles: [
      { href: '/remotes/shell/1.0.0/styles.css', integrity: 'sha384-shell' },
      { href: '/remotes/public/1.0.0/styles.css', integrity: 'sha384-public' },
    ],
    preloads: [{ href: '/remotes/public/1.0.0/entry.js', integrity: 'sha384-public-entry' }],
    scripts: [
      { href: '/remotes/public/1.0.0/1.js', integrity: 'sha384-remote' },
      { href: '/remotes/public/1.0.0/2.js', integrity: 'sha384-home' },
      { href: '/remotes/shell/1.0.0/entry.js', integrity: 'sha384-shell-entry' },
    ],
  });
});

test('renders within two seconds show the same moment', async () => {
  const { get, rendered } = siteWith();
  await get('/');
  const { renderedAt } = rendered[0]?.environment ?? {};
  expect(Date.parse(renderedAt ?? '') % 2000).toBe(0);
  expect(Date.now() - Date.parse(renderedAt ?? '')).toBeLessThan(10_000);
});

test('a page from the cache also tells the time of its answer', async () => {
  const { get } = siteWith();
  await get('/');
  const before = Date.now();
  const [, told] = /now;desc="(\d+)"/.exec(String((await get('/')).headers['server-timing'])) ?? [];
  expect(Number(told)).toBeGreaterThanOrEqual(before);
  expect(Number(told)).toBeLessThanOrEqual(Date.now());
});

test('caches each theme separately, and no 404', async () => {
  const { get } = siteWith();
  await get('/');
  expect((await get('/', { cookie: 'theme=dark' })).payload).toContain('data-theme="dark"');
  const first = await get('/notFoundPath');
  expect(first.statusCode).toBe(404);
  expect((await get('/notFoundPath')).payload).not.toBe(first.payload);
});

test('answers 404 for an unknown address of a remote without a server bundle', async () => {
  const { get, rendered } = siteWith();
  const pathsFor = async (url: string) => {
    await get(url, { cookie: '__Host-auth_token=abc' });
    return rendered.at(-1)?.paths;
  };
  expect(await pathsFor('/user-dashboard/notFoundPath')).toEqual(['user-dashboard']);
  expect(await pathsFor('/course/1')).toBeUndefined();
});

test.each([
  ['/live-courses%0A', '/live-courses'],
  ['/blog/why-%0d%0Aa-start?q=a%0ab', '/blog/why-a-start?q=a%0ab'],
  ['/x%E2%80%A8y%e2%80%a9', '/xy'],
  ['/%0a/evil.test', '/evil.test'],
  ['/%0A%0d//%0aevil.test', '/evil.test'],
])('moves %s, an address with line breaks in its path, to the one without', async (address, whole) => {
  const { statusCode, headers } = await siteWith().get(address);
  expect([statusCode, headers.location]).toEqual([301, whole]);
});

test('a session cookie does not bypass the cache: all sessions share a page that is rendered without their token', async () => {
  const { get, rendered } = siteWith();
  expect((await get('/', { cookie: '__Host-auth_token=abc; __Host-user_id=7' })).payload).toContain('page 1');
  for (let i = 0; i < 20; i += 1) {
    expect((await get('/', { cookie: `__Host-auth_token=made-up-${i}; __Host-user_id=${i}` })).payload).toContain(
      'page 1',
    );
  }
  expect((await get('/')).payload).toContain('page 2');
  expect(JSON.stringify(rendered)).not.toMatch(/abc|made-up/);
});

test('redirects anonymous visitors from pages that require a role', async () => {
  const { get } = siteWith();
  const guarded = await get('/User-Dashboard/profile?tab=1');
  expect([guarded.statusCode, guarded.headers.location]).toEqual([
    302,
    '/login?next=%2FUser-Dashboard%2Fprofile%3Ftab%3D1',
  ]);
  const create = '/patron/basicdetails/courses/create';
  expect((await get(create)).headers.location).toBe(`/login?notice=course&next=${encodeURIComponent(create)}`);
  expect((await get('/blogcreate')).headers.location).toBe('/');
  expect((await get('/user-dashboard', { cookie: '__Host-auth_token=abc' })).payload).toContain('frame');
});

test('a page with an override of a remote without a release is rendered in the browser', async () => {
  const { get } = siteWith(undefined, { allowOverrides: true });
  const { payload } = await get('/live?remote=reports@http://localhost:3105');
  expect(payload).toContain('frame');
  expect(payload).toContain('"overrides":{"reports":"http://localhost:3105"}');
  expect((await get('/?remote=public@http://localhost:3101')).payload).toContain('"overrides":{"public"');
});

test('sends the frame for a render that fails or is too slow, counts it, and renders again at the next request', async () => {
  let mode = 'throw';
  const { get, reports } = siteWith(async () => {
    if (mode === 'throw') throw new Error('no data');
    if (mode === 'hang') return new Promise(() => {});
    return mode === 'half' ? { body: 'frame', failure: new Error('in render'), boot: { render: null } as never } : {};
  });
  for (mode of ['throw', 'hang', 'half']) {
    const { statusCode, payload } = await get('/course/1');
    expect([statusCode, payload.includes('frame')]).toEqual([200, true]);
  }
  mode = 'fine';
  expect((await get('/course/1')).payload).toContain('page');
  expect(reports.map(({ outcome, remote }) => [outcome, remote])).toEqual([
    ['failed', 'public'],
    ['slow', 'public'],
    ['failed', 'public'],
    ['rendered', 'public'],
  ]);
});
