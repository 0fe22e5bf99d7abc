/** Lists that every site loads, with or without demo data. */
import categoriesJson from './categories.json';
import languagesJson from './languages.json';
import placesJson from './places.json';
import { Categories, Countries, checked, Languages } from './schema';

export const categories = checked(Categories, categoriesJson);
export const languages = checked(Languages, languagesJson);
export const countries = checked(Countries, placesJson);
