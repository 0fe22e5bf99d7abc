import { Type } from 'typebox';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { SitemapEntry, SitemapPartParams, SitemapParts } from './schema';
import { getSitemapPart, getSitemapParts } from './service';

/** The public pages, in parts. The site server writes its sitemap files from them. */
export const sitemapRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'sitemap');
  operation('getSitemapParts', 'GET /sitemap', {
    summary: 'How many parts the list of public pages has',
    caller: 'visitor',
    cached: ['catalogue', 'blog'],
    answer: SitemapParts,
    handler: ({ context }) => getSitemapParts(context),
  });

  operation('getSitemapPart', 'GET /sitemap/:kind/:part', {
    summary: 'A part of the list of public pages',
    caller: 'visitor',
    params: SitemapPartParams,
    answer: Type.Array(SitemapEntry),
    mayBeMissing: false,
    handler: ({ context, params }) => getSitemapPart(context, params),
  });
};
