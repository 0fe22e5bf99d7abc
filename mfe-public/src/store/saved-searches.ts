import { withoutId } from '@kaksha/api-client/by-id';
import { deleteSearch, saveSearch } from '@kaksha/api-client/saved-searches';
import { attempt } from '@kaksha/api-client/use-action';
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
  const { http, notify } = store.host;
  await attempt(
    notify,
    async () => {
      await store.savedSearches.optimistic(
        (searches) => withoutId(searches, search.id),
        undefined,
        () => deleteSearch(http, search.id),
      );
      notify.success('Search removed', {
        description: search.name,
        action: { label: 'Undo', onClick: () => void restore(store, search) },
      });
    },
    { failed: 'The search was not removed', retry: () => removeSearch(store, search) },
  );
}

async function restore(store: PublicStore, { name, query, digest }: SavedSearch): Promise<void> {
  const { http, notify } = store.host;
  await attempt(notify, async () => showFirst(store, await saveSearch(http, { name, query, digest })), {
    failed: 'The search did not come back',
  });
}

function showFirst({ savedSearches }: PublicStore, search: SavedSearch): void {
  savedSearches.change((searches) => [search, ...withoutId(searches, search.id)]);
}
