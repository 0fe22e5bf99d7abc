import { messageOf } from '@kaksha/api-client/errors';
import { deleteSearch } from '@kaksha/api-client/profile';
import type { SavedSearch } from '@kaksha/domain/profile';
import type { LearnerStore } from './learner-store';

/** Removes a saved search at once; it returns with a notice when the server refuses. */
export async function removeSearch(store: LearnerStore, search: SavedSearch): Promise<void> {
  const { host, searches } = store;
  const userId = store.userId.get();
  const before = searches.get().data ?? [];
  searches.change((list) => list.filter(({ id }) => id !== search.id));
  try {
    await deleteSearch(host.http, search.id);
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
