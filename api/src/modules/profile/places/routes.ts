import { Type } from 'typebox';
import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { CountryWire, PlacesQuery, PlaceWire } from './schema';
import { getCities, getCountries, getStates } from './service';

/** Countries, their states and the cities of states. */
export const placeRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'places');
  operation('getCountries', 'GET /patrons-registration/GetCountries', {
    summary: 'Countries',
    caller: 'visitor',
    cached: ['catalogue'],
    answer: Type.Array(CountryWire),
    handler: ({ context }) => getCountries(context),
  });

  operation('getStates', 'GET /patrons-registration/GetStates', {
    summary: 'States of a country',
    caller: 'visitor',
    cached: ['catalogue'],
    query: PlacesQuery,
    answer: Type.Array(PlaceWire),
    handler: ({ context, query }) => getStates(context, { countryId: query.id }),
  });

  operation('getCities', 'GET /patrons-registration/GetCities', {
    summary: 'Cities of a state',
    caller: 'visitor',
    cached: ['catalogue'],
    query: PlacesQuery,
    answer: Type.Array(PlaceWire),
    handler: ({ context, query }) => getCities(context, { stateId: query.id }),
  });
};
