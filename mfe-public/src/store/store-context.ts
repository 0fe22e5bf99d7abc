import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { PublicData, PublicState, Slice } from './public-state';
import { type PublicStore, selectEntry } from './public-store';
import type { Resource } from './resource';

export const PublicStoreContext = createContext<PublicStore | null>(null);

export function usePublicStore(): PublicStore {
  const store = useContext(PublicStoreContext);
  if (!store) throw new Error('usePublicStore: there is no store above this component');
  return store;
}

/**
 * A part of the store's state; the selector must return the same object for the same state. On the server it reads
 * what the loaders filled in, and while hydrating what the server sent, even if it has changed since.
 */
export function usePublicState<T>(select: (state: PublicState) => T): T {
  const { host, state } = usePublicStore();
  const now = () => select(state.getState());
  const first = host.environment.server ? now : () => select(state.getInitialState());
  return useSyncExternalStore(state.subscribe, now, first);
}

export function useResource<S extends Slice>(slice: S, key: string): Resource<PublicData[S]> {
  return usePublicState(useCallback((state) => selectEntry(state, slice, key), [slice, key]));
}
