import Fastify from 'fastify';
import { addSitemap, type SitemapSource } from './sitemap';

const small: SitemapSource = {
  parts: async () => ({ courses: 1, posts: 1 }),
  part: async (kind) =>
    kind === 'courses'
      ? [{ path: '/course/c-&-c/3', changed: '2026-11-20T08:00:00Z' }]
      : [{ path: '/blog/hello', changed: '2026-11-19T08:00:00Z' }],
};
const large: SitemapSource = {
  parts: async () => ({ courses: 12, posts: 1 }),
  part: async (kind, part) => [{ path: `/${kind}/${part}` }],
};

function siteWith(source: SitemapSource, origin: string | null = 'https://kaksha.example') {
  const site = Fastify();
  addSitemap(site, {
    source,
    origin,
    headers: { 'cache-control': 'no-cache' },
    fixed: ['/', '/live-courses'],
    disallowed: () => ['/backend/', '/user-dashboard'],
  });
  return async (url: string) => {
    const { statusCode, headers, payload } = await site.inject({ url, headers: { host: 'shop.example' } });
    return { status: statusCode, type: String(headers['content-type']), payload };
  };
}

test('a small sitemap is one file with change dates', async () => {
  const { status, type, payload } = await siteWith(small)('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(payload).toContain('<urlset');
  expect(payload).toContain('<loc>https://kaksha.example/live-courses</loc>');
  expect(payload).toContain(
    '<url><loc>https://kaksha.example/course/c-&amp;-c/3</loc><lastmod>2026-11-20T08:00:00Z</lastmod></url>',
  );
  expect(payload).toContain('<loc>https://kaksha.example/blog/hello</loc>');
});

test('a large sitemap is an index of parts; an unknown part answers 404', async () => {
  const get = siteWith(large);
  const index = (await get('/sitemap.xml')).payload;
  expect(index).toContain('<sitemapindex');
  expect(index).toContain('<loc>https://kaksha.example/sitemaps/courses-12.xml</loc>');
  expect(index).toContain('<loc>https://kaksha.example/sitemaps/pages.xml</loc>');
  expect((await get('/sitemaps/courses-12.xml')).payload).toContain('/courses/12</loc>');
  expect((await get('/sitemaps/pages.xml')).payload).toContain('/live-courses</loc>');
  for (const missing of ['courses-13', 'courses-0', 'users-1', '../secret']) {
    expect((await get(`/sitemaps/${encodeURIComponent(missing)}.xml`)).status).toBe(404);
  }
});

test('robots.txt lists disallowed paths and the sitemap; without a setting, the origin is the request’s', async () => {
  const { payload, type } = await siteWith(small, null)('/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(payload.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /backend/',
      'Disallow: /user-dashboard',
      'Sitemap: http://shop.example/sitemap.xml',
    ]),
  );
});
