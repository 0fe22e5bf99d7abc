import { messageOf } from '@kaksha/api-client/errors';
import { deleteSearch, getSavedSearches, saveSearch } from '@kaksha/api-client/profile';
import type { CourseQuery } from '@kaksha/domain/catalogue';
import { coursesPath, fromSearchParams, toSearchParams } from '@kaksha/domain/course-query';
import type { SavedSearch } from '@kaksha/domain/profile';
import { entryOf, load, type PublicStore } from './public-store';

/** Searches that somebody named. They are kept by person, and never on the server that renders. */

const keyOf = (userId: number) => String(userId);

export const savedSearchesKey = (userId: number | null) => (userId === null ? 'nobody' : keyOf(userId));

export const loadSavedSearches = (store: PublicStore, userId: number, options?: { force?: boolean }) =>
  load(store, 'savedSearches', keyOf(userId), () => getSavedSearches(store.host.http), options);

/** A search as it is saved: its address's parameters. The page of the list is not part of it. */
export function savedQueryOf({ page: _page, count: _count, ...query }: CourseQuery): SavedSearch['query'] {
  const parameters = toSearchParams(query);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** The address of a saved search; what makes no sense any more is left out. */
export function savedSearchPath({ query }: SavedSearch): string {
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    for (const value of Array.isArray(values) ? values : [values]) parameters.append(name, value);
  }
  return coursesPath(fromSearchParams(parameters).query);
}

/** Keeps a search by a name. Rejects with what the server says: a name that is taken, too many of them. */
export async function addSearch(store: PublicStore, userId: number, name: string, query: CourseQuery): Promise<void> {
  const saved = await saveSearch(store.host.http, { name, query: savedQueryOf(query) });
  change(store, userId, (searches) => [saved, ...searches.filter(({ id }) => id !== saved.id)]);
}

/** Takes a search off the list, at once; it comes back, with a word, when the server refuses. */
export async function removeSearch(store: PublicStore, userId: number, search: SavedSearch): Promise<void> {
  const { http, notify } = store.host;
  const before = entryOf(store, 'savedSearches', keyOf(userId)).data ?? [];
  change(store, userId, (searches) => searches.filter(({ id }) => id !== search.id));
  try {
    await deleteSearch(http, search.id);
    notify.success('Search removed', {
      description: search.name,
      action: { label: 'Undo', onClick: () => void restore(store, userId, search) },
    });
  } catch (error) {
    change(store, userId, (searches) => before.filter((one) => one.id === search.id || searches.includes(one)));
    notify.error('The search was not removed', {
      description: messageOf(error, 'Please try again.'),
      action: { label: 'Retry', onClick: () => void removeSearch(store, userId, search) },
    });
  }
}

async function restore(store: PublicStore, userId: number, { name, query }: SavedSearch): Promise<void> {
  const { http, notify } = store.host;
  try {
    const saved = await saveSearch(http, { name, query });
    change(store, userId, (searches) => [saved, ...searches]);
  } catch (error) {
    notify.error('The search did not come back', { description: messageOf(error, 'Please try again.') });
  }
}

function change(store: PublicStore, userId: number, update: (searches: readonly SavedSearch[]) => SavedSearch[]): void {
  const key = keyOf(userId);
  store.state.setState(({ savedSearches }) => {
    const entry = savedSearches[key];
    return entry ? { savedSearches: { ...savedSearches, [key]: { ...entry, data: update(entry.data ?? []) } } } : {};
  });
}
