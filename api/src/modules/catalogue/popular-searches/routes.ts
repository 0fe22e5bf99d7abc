import { Type } from 'typebox';
import { contextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { perMinute } from '../../../platform/http/rate-limit';
import { Results, refusals, results } from '../../../platform/http/wire';
import { PopularSearchesWire, SearchBody } from './schema';
import { getPopularSearches, recordSearch } from './service';

const tags = ['catalogue'];

/** Counts of searched texts. */
export const popularSearchRoutes: ApiModule = async (app) => {
  app.get(
    '/patrons-registration/GetPopularSearches',
    {
      config: { anonymousCache: ['catalogue'] },
      schema: {
        tags,
        operationId: 'getPopularSearches',
        summary: 'Texts that are often searched',
        response: { 200: Results(PopularSearchesWire) },
      },
    },
    async (request) => results(await getPopularSearches(contextOf(request))),
  );

  app.post(
    '/patrons-registration/RecordSearch',
    {
      config: { rateLimit: perMinute(30) },
      schema: {
        tags,
        operationId: 'recordSearch',
        summary: 'Count a search that found courses',
        body: SearchBody,
        response: { 204: Type.Null({ description: 'Received' }), ...refusals(400) },
      },
    },
    async (request, reply) => {
      await recordSearch(contextOf(request), { text: request.body.text, address: request.ip });
      return reply.code(204).send(null);
    },
  );
};
