import Fastify from 'fastify';
import { headTags } from '../src/page/page-service';
import { addPages } from './pages';
import type { RenderedPage } from './render-page';
import { addRequestErrors } from './request-errors';

/** A site whose pages contain the address and the canonical URL that they were rendered for. */
function siteOf(origin: string | null = 'https://kaksha.example', { redirects = true } = {}) {
  const site = Fastify();
  if (redirects) addRequestErrors(site);
  const files = { 'main.js': { integrity: `sha384-${'0'.repeat(64)}`, bytes: 1 } };
  const shell = { name: 'shell', version: '1', entry: 'main.js', styles: [], chunks: {}, files, server: 'x' };
  const host = {
    render: async ({ url }: { url: URL }) => {
      const tags = headTags({ title: 'x' }, { origin: url.origin, path: url.pathname });
      const canonical = tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href;
      return { kind: 'page', status: 200, head: `${url.href} ${canonical}`, body: '', chunks: [], boot: {} };
    },
    sharedModules: {},
  };
  addPages(site, {
    releases: () => ({ live: { shell: { version: '1' }, remotes: {} }, manifests: new Map([['shell@1', shell]]) }),
    bundles: { host: () => host },
    origin,
    environment: {},
    renderDeadline: 500,
    policyWith: () => "default-src 'none'",
    pageToken: (releases: string[]) => `token-of-${releases.join('-')}`,
  } as never as Parameters<typeof addPages>[1] & RenderedPage);
  return site;
}

test.each([
  '//evil.example/course/x/1',
  '//evil.example',
  '/\\evil.example/x',
  '\\\\evil.example/x',
  '///evil.example',
])('redirects %s to a path of the site', async (url) => {
  const response = await siteOf().inject({ url: { pathname: url } });
  expect(response.statusCode).toBe(308);
  expect(response.headers.location).toMatch(/^\/[^/\\]/);
});

test('answers GET // with a redirect instead of an error', async () => {
  const response = await siteOf().inject({ url: { pathname: '//' } });
  expect([response.statusCode, response.headers.location]).toEqual([308, '/']);
});

test.each([
  ['https://kaksha.example', 'https://kaksha.example/a//evil.example/x'],
  [null, 'http://shop.example/a//evil.example/x'],
])('the origin %s of a page does not depend on its path', async (origin, address) => {
  const { payload } = await siteOf(origin).inject({ url: '/a//evil.example/x', headers: { host: 'shop.example' } });
  expect(payload).toContain(`${address} ${address}`);
  expect(payload).not.toContain('"//evil');
});

test('canonical and social addresses keep the origin for a path with two slashes', () => {
  const tags = headTags(
    { title: 'x', canonical: '//evil.example/x' },
    { origin: 'https://kaksha.example', path: '//evil.example' },
  );
  const addresses = tags.flatMap(({ attributes }) => [
    attributes.href,
    attributes.property === 'og:url' && attributes.content,
  ]);
  for (const address of addresses.filter(Boolean)) expect(address).toMatch(/^https:\/\/kaksha\.example\//);
});

test.each([
  ['https://kaksha.example', 'https://kaksha.example//evil.example/x'],
  [null, 'http://shop.example//evil.example/x'],
])('without the redirect, two leading slashes do not replace the origin %s', async (origin, address) => {
  const url = { pathname: '//evil.example/x' };
  const { payload } = await siteOf(origin, { redirects: false }).inject({ url, headers: { host: 'shop.example' } });
  expect(payload).toContain(address);
  expect(payload).not.toContain('://evil.example');
});
