import {
  categories as categorySeeds,
  languages as languageSeeds,
} from '../../src/platform/database/reference-lists/lists';
import { categories, languages, subcategories } from '../../src/platform/database/schema/catalogue';
import type { RowBook } from './rows';

export interface Catalogue {
  category(name: string): { id: number; motif: (typeof categorySeeds)[number]['motif'] };
  subcategoryId(category: string, name: string): number;
  languageId(name: string): number;
}

export function addCatalogue(book: RowBook): Catalogue {
  const subcategoryIds = new Map<string, number>();
  const categoryRows = new Map(
    categorySeeds.map(({ subcategories: names, ...seed }, position) => {
      const row = book.add(categories, { ...seed, position });
      names.forEach((name, i) => {
        const { id } = book.add(subcategories, { categoryId: row.id, name, position: i });
        subcategoryIds.set(`${seed.name}/${name}`, id);
      });
      return [seed.name, { id: row.id, motif: seed.motif }];
    }),
  );
  const languageIds = new Map(
    languageSeeds.map((seed, position) => [seed.name, book.add(languages, { ...seed, position }).id]),
  );
  const known = <V>(map: ReadonlyMap<string, V>, key: string): V => {
    const value = map.get(key);
    if (value === undefined) throw new Error(`there is no ${key} in the catalogue`);
    return value;
  };
  return {
    category: (name) => known(categoryRows, name),
    subcategoryId: (category, name) => known(subcategoryIds, `${category}/${name}`),
    languageId: (name) => known(languageIds, name),
  };
}
