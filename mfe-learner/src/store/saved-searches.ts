import { changeById, withoutId } from '@kaksha/api-client/by-id';
import { deleteSearch, updateSearch } from '@kaksha/api-client/saved-searches';
import { attempt } from '@kaksha/api-client/use-action';
import type { SavedSearch } from '@kaksha/domain/profile';
import type { Digest } from '@kaksha/domain/saved-search';
import type { LearnerStore } from './learner-store';

/** Changes how often the user hears of new courses, at once; it returns with a notice when the server refuses. */
export async function changeDigest(
  { host, searches }: LearnerStore,
  search: SavedSearch,
  digest: Digest,
): Promise<void> {
  await attempt(
    host.notify,
    () =>
      searches.optimistic(
        (list) => changeById(list, search.id, { digest }),
        undefined,
        () => updateSearch(host.http, search.id, digest),
        String(search.id),
      ),
    { failed: 'The choice is not saved' },
  );
}

/** Removes a saved search at once; it returns with a notice when the server refuses. */
export async function removeSearch(store: LearnerStore, search: SavedSearch): Promise<void> {
  const { host, searches } = store;
  await attempt(
    host.notify,
    async () => {
      await searches.optimistic(
        (list) => withoutId(list, search.id),
        undefined,
        () => deleteSearch(host.http, search.id),
      );
      host.notify.success('Search removed', { description: search.name });
    },
    { failed: 'The search was not removed', retry: () => removeSearch(store, search) },
  );
}
