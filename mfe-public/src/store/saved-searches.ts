import { messageOf } from '@kaksha/api-client/errors';
import { withRestored } from '@kaksha/api-client/restored';
import { deleteSearch, saveSearch } from '@kaksha/api-client/saved-searches';
import { toSearchParams } from '@kaksha/domain/course-query';
import type { CourseQuery } from '@kaksha/domain/course-search';
import type { SavedSearch } from '@kaksha/domain/profile';
import type { Digest } from '@kaksha/domain/saved-search';
import type { PublicStore } from './public-store';

/** A search as the API stores it: its address parameters without the page. */
export function savedQueryOf({ page: _page, count: _count, ...query }: CourseQuery): SavedSearch['query'] {
  const parameters = toSearchParams(query);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** @throws ApiError when the name is taken or the user has too many saved searches */
export async function addSearch(
  store: PublicStore,
  { name, query, digest }: { name: string; query: CourseQuery; digest: Digest },
): Promise<void> {
  const saved = await saveSearch(store.host.http, { name, query: savedQueryOf(query), digest });
  showFirst(store, saved);
}

/** Optimistic; the search returns with a notice when the server refuses. */
export async function removeSearch(store: PublicStore, search: SavedSearch): Promise<void> {
  const { http, notify, session } = store.host;
  const userId = session.get().user?.id;
  const isSearch = ({ id }: SavedSearch) => id === search.id;
  const index = store.savedSearches.get().data?.findIndex(isSearch) ?? -1;
  const call = deleteSearch(http, search.id);
  store.savedSearches.change((searches) => searches.filter((one) => !isSearch(one)), undefined, call);
  try {
    await call;
    notify.success('Search removed', {
      description: search.name,
      action: { label: 'Undo', onClick: () => void restore(store, search) },
    });
  } catch (error) {
    // Another user may have signed in meanwhile.
    if (index >= 0 && session.get().user?.id === userId) {
      store.savedSearches.change((list) => withRestored(list, index, search));
    }
    notify.error('The search was not removed', {
      description: messageOf(error, 'Please try again.'),
      action: { label: 'Retry', onClick: () => void removeSearch(store, search) },
    });
  }
}

async function restore(store: PublicStore, { name, query, digest }: SavedSearch): Promise<void> {
  const { http, notify } = store.host;
  try {
    const saved = await saveSearch(http, { name, query, digest });
    showFirst(store, saved);
  } catch (error) {
    notify.error('The search did not come back', { description: messageOf(error, 'Please try again.') });
  }
}

function showFirst({ savedSearches }: PublicStore, search: SavedSearch): void {
  savedSearches.change((searches) => [search, ...searches.filter(({ id }) => id !== search.id)]);
}
