import { messageOf } from '@kaksha/api-client/errors';
import { deleteSearch } from '@kaksha/api-client/profile';
import type { SavedSearch } from '@kaksha/domain/profile';
import type { LearnerStore } from './learner-store';

/** Takes a saved search off the list, at once; it comes back, with a word, when the server refuses. */
export async function removeSearch(store: LearnerStore, search: SavedSearch): Promise<void> {
  const { host, state } = store;
  const { userId, searches } = state.getState();
  const before = searches.data ?? [];
  const change = (next: (list: SavedSearch[]) => SavedSearch[]) => {
    // Somebody else may be there by now.
    if (state.getState().userId !== userId) return;
    state.setState(({ searches: now }) => ({ searches: { ...now, data: next(now.data ?? []) } }));
  };
  change((list) => list.filter(({ id }) => id !== search.id));
  try {
    await deleteSearch(host.http, search.id);
    host.notify.success('Search removed', { description: search.name });
  } catch (error) {
    change((list) => before.filter((one) => one.id === search.id || list.includes(one)));
    host.notify.error('The search was not removed', {
      description: messageOf(error, 'Please try again.'),
      action: { label: 'Retry', onClick: () => void removeSearch(store, search) },
    });
  }
}
