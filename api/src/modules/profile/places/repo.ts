import { itemAt } from '@kaksha/domain/typed';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { cities, countries, states } from '../../../platform/database/schema/places';

export type CountryRow = typeof countries.$inferSelect;
export type StateRow = typeof states.$inferSelect;
export type CityRow = typeof cities.$inferSelect;

/** The country with the dial code first, then by name. */
export function listCountries(db: Database, firstDialCode: string): Promise<CountryRow[]> {
  return db.select().from(countries).orderBy(sql`${countries.dialCode} <> ${firstDialCode}`, asc(countries.name));
}

export function listStates(db: Database, countryId: number): Promise<StateRow[]> {
  return db.select().from(states).where(eq(states.countryId, countryId)).orderBy(asc(states.name));
}

export function listCities(db: Database, stateId: number): Promise<CityRow[]> {
  return db.select().from(cities).where(eq(cities.stateId, stateId)).orderBy(asc(cities.name));
}

/** The places that do not exist or do not belong to the place above. */
export async function findInvalidPlaces(
  db: Database,
  place: { countryId: number | null; stateId: number | null; cityId: number | null },
): Promise<{ country: boolean; state: boolean; city: boolean }> {
  const { countryId, stateId, cityId } = place;
  const { rows } = await db.execute<{ country: boolean; state: boolean; city: boolean }>(sql`select
    (${countryId}::int is not null and not exists (select from countries where id = ${countryId})) as country,
    (${stateId}::int is not null
      and not exists (select from states where id = ${stateId} and country_id = ${countryId})) as state,
    (${cityId}::int is not null and not exists (select from cities where id = ${cityId} and state_id = ${stateId})) as city`);
  return itemAt(rows, 0);
}
