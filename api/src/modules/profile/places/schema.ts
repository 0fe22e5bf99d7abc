import { type Static, Type } from 'typebox';
import { Id } from '../../../platform/http/wire';

export const PlacesQuery = Type.Object({ id: Id });

export const PlaceWire = Type.Object({ id: Type.Integer(), name: Type.String() }, { title: 'Place' });
export type PlaceWire = Static<typeof PlaceWire>;

export const CountryWire = Type.Object(
  {
    ...PlaceWire.properties,
    code: Type.String({ description: 'ISO 3166-1, two letters' }),
    dial_code: Type.String({ description: 'Telephone prefix without +' }),
  },
  { title: 'Country' },
);
export type CountryWire = Static<typeof CountryWire>;
