import { Type } from 'typebox';
import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { CountryWire, PlacesQuery, PlaceWire } from './schema';
import { getCities, getCountries, getStates } from './service';

const present = ({ id, name }: { id: number; name: string }): PlaceWire => ({ id, name });

/** Countries, their states and the cities of states. */
export const placeRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'places');
  operation('getCountries', 'GET /patrons-registration/GetCountries', {
    summary: 'Countries',
    caller: 'visitor',
    cached: ['catalogue'],
    answer: Type.Array(CountryWire),
    handler: async ({ context }) =>
      (await getCountries(context)).map(({ code, dialCode, ...country }) => ({
        ...present(country),
        code,
        dial_code: dialCode,
      })),
  });

  operation('getStates', 'GET /patrons-registration/GetStates', {
    summary: 'States of a country',
    caller: 'visitor',
    cached: ['catalogue'],
    query: PlacesQuery,
    answer: Type.Array(PlaceWire),
    handler: async ({ context, query }) => (await getStates(context, { countryId: query.id })).map(present),
  });

  operation('getCities', 'GET /patrons-registration/GetCities', {
    summary: 'Cities of a state',
    caller: 'visitor',
    cached: ['catalogue'],
    query: PlacesQuery,
    answer: Type.Array(PlaceWire),
    handler: async ({ context, query }) => (await getCities(context, { stateId: query.id })).map(present),
  });
};
