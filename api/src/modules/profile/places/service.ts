import { limits } from '@kaksha/domain/limits';
import type { Database } from '../../../db/database';
import { listCities, listCountries, listStates } from './repo';

export const getCountries = (db: Database) => listCountries(db, limits.defaultCountryCode);
export const getStates = (db: Database, countryId: number) => listStates(db, countryId);
export const getCities = (db: Database, stateId: number) => listCities(db, stateId);
