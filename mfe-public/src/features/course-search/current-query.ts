import { toSearchParams } from '@kaksha/domain/course-query';
import type { CourseQuery } from '@kaksha/domain/course-search';
import { currentName } from '@kaksha/domain/managed-lists';
import type { PublicStore } from '../../store/public-store';

/**
 * The search with the current names of the categories, subcategory and languages that it names by earlier ones. Null
 * when it has none, or while they load.
 */
export function currentQuery(
  query: CourseQuery,
  { categories, subcategories, languages }: Pick<PublicStore, 'categories' | 'subcategories' | 'languages'>,
): CourseQuery | null {
  const lists = { categories: categories.get().data ?? [], languages: languages.get().data ?? [] };
  const current = (list: 'categories' | 'languages') => {
    const names = query[list]?.map((name) => currentName(lists[list], name));
    return names && { [list]: [...new Set(names)] };
  };
  const named: CourseQuery = { ...query, ...current('categories'), ...current('languages') };
  const parents = lists.categories.filter(({ name }) => named.categories?.includes(name)).map(({ id }) => id);
  const parts = (subcategories.get().data ?? []).filter(
    ({ categoryId }) => parents.length === 0 || parents.includes(categoryId),
  );
  if (query.subcategory) named.subcategory = currentName(parts, query.subcategory);
  return String(toSearchParams(named)) === String(toSearchParams(query)) ? null : named;
}
