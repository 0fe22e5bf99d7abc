import { escapeMarkup } from '@kaksha/domain/escape';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** One address of a sitemap. `changed` is an ISO 8601 timestamp. */
export interface SitemapAddress {
  path: string;
  changed?: string;
}

export interface SitemapSource {
  /** Number of parts of each kind of page; a part holds at most 10,000 addresses. */
  parts(): Promise<Record<string, number>>;
  part(kind: string, part: number): Promise<SitemapAddress[]>;
}

export interface SitemapOptions {
  source: SitemapSource;
  origin: string | null;
  /** Paths of pages that are not in the database. */
  fixed: readonly string[];
  /** Headers of the sitemaps for caches. */
  headers: Readonly<Record<string, string>>;
  /** Paths that robots must not visit. */
  disallowed: () => readonly string[];
}

/** Up to this many parts, `/sitemap.xml` lists every address; above, it is an index. */
const maxPartsInOneFile = 4;
const robotsCacheControl = 'public, max-age=3600';

/** `/sitemap.xml`, its parts, and `/robots.txt`. */
export function addSitemap(site: FastifyInstance, { source, origin, fixed, headers, disallowed }: SitemapOptions) {
  const originOf = (request: FastifyRequest) => origin ?? `${request.protocol}://${request.host}`;
  const fixedPages = fixed.map((path) => ({ path }));
  const sendXml = (reply: FastifyReply, body: string) =>
    reply.type('application/xml; charset=utf-8').headers(headers).send(body);

  site.get('/sitemap.xml', async (request, reply) => {
    const parts = Object.entries(await source.parts()).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, i) => ({ kind, part: i + 1 })),
    );
    const base = originOf(request);
    if (parts.length > maxPartsInOneFile) {
      const files = ['/sitemaps/pages.xml', ...parts.map(({ kind, part }) => `/sitemaps/${kind}-${part}.xml`)];
      return sendXml(reply, renderIndex(files, base));
    }
    const lists = await Promise.all(parts.map(({ kind, part }) => source.part(kind, part)));
    return sendXml(reply, renderUrls([...fixedPages, ...lists.flat()], base));
  });

  site.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const base = originOf(request);
    if (request.params.file === 'pages.xml') return sendXml(reply, renderUrls(fixedPages, base));
    const [, kind, part] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(request.params.file) ?? [];
    const count = kind ? ((await source.parts())[kind] ?? 0) : 0;
    if (!kind || Number(part) > count) return reply.status(404).type('text/plain').send('There is no such sitemap.');
    return sendXml(reply, renderUrls(await source.part(kind, Number(part)), base));
  });

  site.get('/robots.txt', (request, reply) => {
    const lines = [
      'User-agent: *',
      ...disallowed().map((path) => `Disallow: ${path}`),
      'Allow: /',
      '',
      `Sitemap: ${originOf(request)}/sitemap.xml`,
      '',
    ];
    return reply.type('text/plain; charset=utf-8').header('cache-control', robotsCacheControl).send(lines.join('\n'));
  });
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function renderUrls(addresses: readonly SitemapAddress[], origin: string): string {
  const urls = addresses.map(
    ({ path, changed }) =>
      `<url><loc>${escapeMarkup(origin + path)}</loc>${changed ? `<lastmod>${escapeMarkup(changed)}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>\n`;
}

function renderIndex(files: readonly string[], origin: string): string {
  const list = files.map((path) => `<sitemap><loc>${escapeMarkup(origin + path)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${namespace}>\n${list.join('\n')}\n</sitemapindex>\n`;
}
