import type { Facets } from './facets';

/** The specification's names of the paging, beside those that all lists have. */
export const presentPagination = (
  page: { count: number; total_pages: number; current_page: number },
  itemsPerPage: number,
) => ({ currentPage: page.current_page, totalPages: page.total_pages, totalItems: page.count, itemsPerPage });

interface NamedRow {
  id: number;
  name: string;
}

export const presentFacets = (facets: Facets, categories: NamedRow[], languages: NamedRow[]) => ({
  ...facets,
  categories: categories.map(({ id, name }) => ({ name, count: facets.categories.get(id) ?? 0 })),
  languages: languages.map(({ id, name }) => ({ name, count: facets.languages.get(id) ?? 0 })),
});
