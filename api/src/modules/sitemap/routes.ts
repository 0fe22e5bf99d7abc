import { Type } from 'typebox';
import type { ApiModule } from '../../api-module';
import { Results, refusals, results } from '../../wire';
import { SitemapEntry, SitemapPartParams, SitemapParts } from './schema';
import { getSitemapPart, getSitemapParts } from './service';

/** Every address that is for everybody, in parts: what the site's sitemap is made of. */
export const sitemapRoutes: ApiModule = async (app, { services: { db } }) => {
  app.get(
    '/sitemap',
    {
      config: { anonymousCache: true },
      schema: {
        tags: ['sitemap'],
        operationId: 'getSitemapParts',
        summary: 'How many parts the list of public pages has',
        response: { 200: Results(SitemapParts) },
      },
    },
    async () => results(await getSitemapParts(db)),
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
    async ({ params }) => results(await getSitemapPart(db, params.kind, params.part)),
  );
};
