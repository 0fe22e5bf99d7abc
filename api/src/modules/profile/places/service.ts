import * as limits from '@kaksha/domain/limits';
import type { ServiceContext } from '../../../platform/context/context';
import { type CityRow, type CountryRow, listCities, listCountries, listStates, type StateRow } from './repo';

export function getCountries({ db }: ServiceContext): Promise<CountryRow[]> {
  return listCountries(db, limits.defaultCountryCode);
}

/** Empty for an unknown country. */
export function getStates({ db }: ServiceContext, { countryId }: { countryId: number }): Promise<StateRow[]> {
  return listStates(db, countryId);
}

/** Empty for an unknown state. */
export function getCities({ db }: ServiceContext, { stateId }: { stateId: number }): Promise<CityRow[]> {
  return listCities(db, stateId);
}
