import { Type } from 'typebox';
import { contextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { Results, refusals, results } from '../../../platform/http/wire';
import { CountryWire, PlacesQuery, PlaceWire } from './schema';
import { getCities, getCountries, getStates } from './service';

const tags = ['places'];
const config = { anonymousCache: ['catalogue'] as const };
const places = { 200: Results(Type.Array(PlaceWire)), ...refusals(400) };
const present = ({ id, name }: { id: number; name: string }): PlaceWire => ({ id, name });

/** Countries, their states and the cities of states. */
export const placeRoutes: ApiModule = async (app) => {
  app.get(
    '/patrons-registration/GetCountries',
    {
      config,
      schema: {
        tags,
        operationId: 'getCountries',
        summary: 'Countries',
        response: { 200: Results(Type.Array(CountryWire)) },
      },
    },
    async (request) =>
      results(
        (await getCountries(contextOf(request))).map(({ code, dialCode, ...country }) => ({
          ...present(country),
          code,
          dial_code: dialCode,
        })),
      ),
  );

  app.get(
    '/patrons-registration/GetStates',
    {
      config,
      schema: {
        tags,
        operationId: 'getStates',
        summary: 'States of a country',
        querystring: PlacesQuery,
        response: places,
      },
    },
    async (request) => results((await getStates(contextOf(request), { countryId: request.query.id })).map(present)),
  );

  app.get(
    '/patrons-registration/GetCities',
    {
      config,
      schema: {
        tags,
        operationId: 'getCities',
        summary: 'Cities of a state',
        querystring: PlacesQuery,
        response: places,
      },
    },
    async (request) => results((await getCities(contextOf(request), { stateId: request.query.id })).map(present)),
  );
};
