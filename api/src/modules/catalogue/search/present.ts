import type { CategoryRow, LanguageRow } from '../lookups/repo';
import type { Facets } from './facet-cells';

export const presentFacets = (facets: Facets, categories: CategoryRow[], languages: LanguageRow[]) => ({
  categories: categories.map(({ id, name }) => ({ name, count: facets.categories.get(id) ?? 0 })),
  difficulties: facets.difficulties,
  modes: facets.modes,
  languages: languages.map(({ id, name }) => ({ name, count: facets.languages.get(id) ?? 0 })),
  price_buckets: facets.priceBuckets,
  price_ceiling: facets.priceCeiling,
});
