import { idIn } from '@kaksha/domain/address-numbers';
import { type ManagedList, type ManagedListName, managedLists } from '@kaksha/domain/managed-lists';

export const listNames = {
  categories: { label: 'Categories', one: 'category' },
  subcategories: { label: 'Subcategories', one: 'subcategory' },
  languages: { label: 'Languages', one: 'language' },
} as const satisfies Record<ManagedListName, { label: string; one: string }>;

/** The list that an address shows. `categoryId` is that of its list of subcategories. */
export interface ListView {
  list: ManagedListName;
  categoryId: number | null;
}

export function viewIn(search: string): ListView {
  const query = new URLSearchParams(search);
  const list = managedLists.find((name) => name === query.get('list')) ?? 'categories';
  return { list, categoryId: list === 'subcategories' ? idIn(query.get('of') ?? undefined) : null };
}

export function viewPath({ list, categoryId }: ListView): string {
  const query = new URLSearchParams({
    ...(list !== 'categories' && { list }),
    ...(categoryId !== null && { of: String(categoryId) }),
  });
  return query.size > 0 ? `/admin/lists?${query}` : '/admin/lists';
}

/** The list of a view. Without a known category it is that of the first one. */
export function shownList(lists: readonly ManagedList[], { list, categoryId }: ListView): ManagedList | undefined {
  const ofKind = lists.filter((one) => one.list === list);
  return ofKind.find((one) => one.categoryId === categoryId) ?? ofKind[0];
}
