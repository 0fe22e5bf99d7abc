import { messageOf } from '@kaksha/api-client/errors';
import { withRestored } from '@kaksha/api-client/restored';
import { deleteSearch, updateSearch } from '@kaksha/api-client/saved-searches';
import type { SavedSearch } from '@kaksha/domain/profile';
import type { Digest } from '@kaksha/domain/saved-search';
import type { LearnerStore } from './learner-store';

/** Changes how often the user hears of new courses, at once; it returns with a notice when the server refuses. */
export async function changeDigest(store: LearnerStore, search: SavedSearch, digest: Digest): Promise<void> {
  const { host, searches } = store;
  const userId = store.userId.get();
  const show = (update: (shown: Digest) => Digest, call?: Promise<unknown>) =>
    searches.change(
      (list) => list.map((one) => (one.id === search.id ? { ...one, digest: update(one.digest) } : one)),
      undefined,
      call,
    );
  const call = updateSearch(host.http, search.id, digest);
  show(() => digest, call);
  try {
    await call;
  } catch (error) {
    // The user may have chosen again meanwhile.
    if (store.userId.get() === userId) show((shown) => (shown === digest ? search.digest : shown));
    host.notify.error('The choice is not saved', { description: messageOf(error, 'Please try again.') });
  }
}

/** Removes a saved search at once; it returns with a notice when the server refuses. */
export async function removeSearch(store: LearnerStore, search: SavedSearch): Promise<void> {
  const { host, searches } = store;
  const userId = store.userId.get();
  const isSearch = ({ id }: SavedSearch) => id === search.id;
  const index = searches.get().data?.findIndex(isSearch) ?? -1;
  const call = deleteSearch(host.http, search.id);
  searches.change((list) => list.filter((one) => !isSearch(one)), undefined, call);
  try {
    await call;
    host.notify.success('Search removed', { description: search.name });
  } catch (error) {
    // Another user may have signed in meanwhile.
    if (index >= 0 && store.userId.get() === userId) {
      searches.change((list) => withRestored(list, index, search));
    }
    host.notify.error('The search was not removed', {
      description: messageOf(error, 'Please try again.'),
      action: { label: 'Retry', onClick: () => void removeSearch(store, search) },
    });
  }
}
