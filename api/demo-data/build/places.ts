import { countries as countrySeeds } from '../../src/platform/database/reference-lists/lists';
import { cities, countries, states } from '../../src/platform/database/schema/places';
import type { RowBook } from './rows';

/** A user's place of residence. */
export interface Home {
  cityId: number;
  stateId: number;
  countryId: number;
  city: string;
  state: string;
  country: string;
}

export interface Places {
  homes: readonly Home[];
  dialCodeOf(country: string): string;
  find(city: string, state: string): Home;
}

export function addPlaces(book: RowBook): Places {
  const homes: Home[] = [];
  for (const { states: stateSeeds, ...seed } of countrySeeds) {
    const country = book.add(countries, seed);
    for (const line of stateSeeds) {
      const [stateName = '', cityNames = ''] = line.split(': ');
      const state = book.add(states, { countryId: country.id, name: stateName });
      for (const name of cityNames.split(', ')) {
        const city = book.add(cities, { stateId: state.id, name });
        const home = { city: name, state: stateName, country: seed.name };
        homes.push({ ...home, cityId: city.id, stateId: state.id, countryId: country.id });
      }
    }
  }
  return {
    homes,
    dialCodeOf: (country) => countrySeeds.find(({ name }) => name === country)?.dialCode ?? '91',
    find: (city, state) => {
      const home = homes.find((each) => each.city === city && each.state === state);
      if (!home) throw new Error(`there is no ${city} in ${state}`);
      return home;
    },
  };
}
