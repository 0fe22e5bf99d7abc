import type { ResultsOf } from '@kaksha/api-client/operation-types';
import { hostPages } from '@kaksha/domain/host-paths';
import { sharedCacheHeaders } from '@kaksha/domain/shared-cache';
import type { FastifyInstance } from 'fastify';
import { addBlogFeed } from './blog-feed';
import { callApi } from './call-api';
import { addSitemap } from './sitemap';

export interface PublicAddressesOptions {
  api: FastifyInstance;
  /** The API's path on this site. */
  apiPrefix: string;
  /** The site's public origin; null takes it from the request. */
  origin: string | null;
  /** First path segments that require a role. */
  guarded: () => readonly string[];
  /** How long an edge cache keeps the feed and the sitemap; 0 without one. */
  edgeSeconds: number;
}

/** Pages whose addresses are not in the database. */
const fixedPages = [
  ...['/', '/live-courses', '/live-online-trainers', '/blog', '/live-trainer-register'],
  ...['/aboutus', '/careers', '/tech-partnerships', '/contact', '/privacy', '/terms', '/policy'],
];

/** The blog's feed, the sitemap, robots.txt and the keys of certificates. */
export function addPublicAddresses(site: FastifyInstance, options: PublicAddressesOptions) {
  const { api, apiPrefix, origin, guarded, edgeSeconds } = options;
  const headers =
    edgeSeconds > 0 ? sharedCacheHeaders(edgeSeconds, ['catalogue', 'blog']) : { 'cache-control': 'no-cache' };
  async function read<T>(path: string): Promise<T> {
    const answer = await callApi(api, { url: `${apiPrefix}${path}` });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    return answer.json<{ data: { results: T } }>().data.results;
  }

  // did:web resolves the issuer of certificates here.
  site.get('/.well-known/did.json', async (_request, reply) => {
    const answer = await callApi(api, { url: `${apiPrefix}/certificate-issuer` });
    return reply
      .status(answer.statusCode)
      .headers({ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' })
      .type('application/did+json')
      .send(answer.payload);
  });

  addBlogFeed(site, { origin, headers, posts: () => read<ResultsOf<'getPosts'>>('/blogs') });
  addSitemap(site, {
    origin,
    headers,
    fixed: fixedPages,
    disallowed: () => [`${apiPrefix}/`, ...[...hostPages, ...guarded()].map((prefix) => `/${prefix}`)],
    source: {
      parts: () => read<ResultsOf<'getSitemapParts'>>('/sitemap'),
      part: async (kind, part) => {
        const entries = await read<ResultsOf<'getSitemapPart'>>(`/sitemap/${kind}/${part}`);
        return entries.map(({ path, updated_at }) => ({ path, changed: updated_at }));
      },
    },
  });
}
