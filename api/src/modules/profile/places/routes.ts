import { Type } from 'typebox';
import type { ApiModule } from '../../../api-module';
import { Results, refusals, results } from '../../../wire';
import { CountryWire, PlacesQuery, PlaceWire } from '../details/schema';
import { getCities, getCountries, getStates } from './service';

const tags = ['places'];
const config = { anonymousCache: true };
const places = { 200: Results(Type.Array(PlaceWire)), ...refusals(400) };
const present = ({ id, name }: { id: number; name: string }) => ({ id, name });

/** Countries, their states, and those' cities. Of what is not there the list is empty. */
export const placeRoutes: ApiModule = async (app, { services: { db } }) => {
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
    async () =>
      results(
        (await getCountries(db)).map(({ id, name, code, dialCode }) => ({ id, name, code, dial_code: dialCode })),
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
    async ({ query }) => results((await getStates(db, query.id)).map(present)),
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
    async ({ query }) => results((await getCities(db, query.id)).map(present)),
  );
};
