import { Type } from 'typebox';
import { Id } from '../../../platform/http/wire';

export const PlacesQuery = Type.Object({ id: Id });

export const PlaceWire = Type.Object({ id: Type.Integer(), name: Type.String() }, { title: 'Place' });

export const CountryWire = Type.Object(
  {
    ...PlaceWire.properties,
    code: Type.String({ description: 'ISO 3166-1, two letters' }),
    dialCode: Type.String({ description: 'Telephone prefix without +' }),
  },
  { title: 'Country' },
);
