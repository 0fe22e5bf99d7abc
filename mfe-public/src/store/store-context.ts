import { createContext, useCallback, useContext } from 'react';
import { useStore } from 'zustand';
import type { PublicData, PublicState, Slice } from './public-state';
import { type PublicStore, selectEntry } from './public-store';
import type { Resource } from './resource';

export const PublicStoreContext = createContext<PublicStore | null>(null);

export function usePublicStore(): PublicStore {
  const store = useContext(PublicStoreContext);
  if (!store) throw new Error('usePublicStore: there is no store above this component');
  return store;
}

/** A part of the store's state; the selector must return the same object for the same state. */
export function usePublicState<T>(select: (state: PublicState) => T): T {
  return useStore(usePublicStore().state, select);
}

export function useResource<S extends Slice>(slice: S, key: string): Resource<PublicData[S]> {
  return usePublicState(useCallback((state) => selectEntry(state, slice, key), [slice, key]));
}
