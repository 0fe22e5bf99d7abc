import * as limits from '@kaksha/domain/limits';
import { Type } from 'typebox';

export const SearchBody = Type.Object({
  text: Type.String({ minLength: 2, maxLength: limits.searchTextMax }),
});

export const PopularSearchesWire = Type.Array(Type.String(), {
  description: 'Texts in the spelling of the catalogue, the most frequent first',
});
