import { messageOf } from '@kaksha/api-client/errors';
import { deleteSearch, updateSearch } from '@kaksha/api-client/saved-searches';
import type { SavedSearch } from '@kaksha/domain/profile';
import type { Digest } from '@kaksha/domain/saved-search';
import type { LearnerStore } from './learner-store';

/** Changes how often the user hears of new courses, at once; it returns with a notice when the server refuses. */
export async function changeDigest(store: LearnerStore, search: SavedSearch, digest: Digest): Promise<void> {
  const { host, searches } = store;
  const userId = store.userId.get();
  const show = (shown: Digest, call?: Promise<unknown>) => {
    const update = (list: SavedSearch[]) => list.map((one) => (one.id === search.id ? { ...one, digest: shown } : one));
    searches.change(update, undefined, call);
  };
  const call = updateSearch(host.http, search.id, digest);
  show(digest, call);
  try {
    await call;
  } catch (error) {
    if (store.userId.get() === userId) show(search.digest);
    host.notify.error('The choice is not saved', { description: messageOf(error, 'Please try again.') });
  }
}

/** Removes a saved search at once; it returns with a notice when the server refuses. */
export async function removeSearch(store: LearnerStore, search: SavedSearch): Promise<void> {
  const { host, searches } = store;
  const userId = store.userId.get();
  const before = searches.get().data ?? [];
  const call = deleteSearch(host.http, search.id);
  searches.change((list) => list.filter(({ id }) => id !== search.id), undefined, call);
  try {
    await call;
    host.notify.success('Search removed', { description: search.name });
  } catch (error) {
    // Another user may have signed in meanwhile.
    if (store.userId.get() === userId) {
      searches.change((list) => before.filter((one) => one.id === search.id || list.includes(one)));
    }
    host.notify.error('The search was not removed', {
      description: messageOf(error, 'Please try again.'),
      action: { label: 'Retry', onClick: () => void removeSearch(store, search) },
    });
  }
}
