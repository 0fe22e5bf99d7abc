import { Type } from 'typebox';
import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { PopularSearchesWire, SearchBody } from './schema';
import { getPopularSearches, recordSearch } from './service';

/** Counts of searched texts. */
export const popularSearchRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'catalogue');
  operation('getPopularSearches', 'GET /patrons-registration/GetPopularSearches', {
    summary: 'Texts that are often searched',
    caller: 'visitor',
    cached: ['catalogue'],
    answer: PopularSearchesWire,
    handler: ({ context }) => getPopularSearches(context),
  });

  operation('recordSearch', 'POST /patrons-registration/RecordSearch', {
    summary: 'Count a search that found courses',
    caller: 'visitor',
    perMinute: 30,
    body: SearchBody,
    responses: { 204: Type.Null({ description: 'Received' }) },
    handler: async ({ context, body, request, reply }) => {
      await recordSearch(context, { text: body.text, address: request.ip });
      return reply.code(204).send(null);
    },
  });
};
