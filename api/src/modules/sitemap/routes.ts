import { Type } from 'typebox';
import { contextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { Results, refusals, results } from '../../platform/http/wire';
import { SitemapEntry, SitemapPartParams, SitemapParts } from './schema';
import { getSitemapPart, getSitemapParts } from './service';

/** The public pages, in parts. The site server writes its sitemap files from them. */
export const sitemapRoutes: ApiModule = async (app) => {
  app.get(
    '/sitemap',
    {
      config: { anonymousCache: ['catalogue', 'blog'] },
      schema: {
        tags: ['sitemap'],
        operationId: 'getSitemapParts',
        summary: 'How many parts the list of public pages has',
        response: { 200: Results(SitemapParts) },
      },
    },
    async (request) => results(await getSitemapParts(contextOf(request))),
  );

  app.get(
    '/sitemap/:kind/:part',
    {
      schema: {
        tags: ['sitemap'],
        operationId: 'getSitemapPart',
        summary: 'A part of the list of public pages',
        params: SitemapPartParams,
        response: { 200: Results(Type.Array(SitemapEntry)), ...refusals(400) },
      },
    },
    async (request) => results(await getSitemapPart(contextOf(request), request.params)),
  );
};
