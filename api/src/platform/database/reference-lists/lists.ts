import { coverMotifs } from '@kaksha/domain/catalogue';
import Type from 'typebox';
import categoriesJson from './categories.json';
import { checked, list, record, text } from './checked-json';
import languagesJson from './languages.json';
import placesJson from './places.json';

const Categories = list(
  record({ name: text, displayName: text, motif: Type.Enum([...coverMotifs]), subcategories: list(text) }),
);

const Languages = list(record({ name: text, displayName: text }));

const Countries = list(
  record({
    name: text,
    code: text,
    dialCode: text,
    /** `State: city, city`. */
    states: list(text),
  }),
);

/** Lists that every site loads, with or without demo data. */
export const categories = checked(Categories, categoriesJson);
export const languages = checked(Languages, languagesJson);
export const countries = checked(Countries, placesJson);
