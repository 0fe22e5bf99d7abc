import { HostProvider } from '@kaksha/contract/host-context';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { TrainerStore } from './trainer-store';

const TrainerStoreContext = createContext<TrainerStore | null>(null);

/** Gives pages the store and its host, whose notices have the times of the trainer area. */
export function TrainerProvider({ store, children }: { store: TrainerStore; children?: ReactNode }) {
  const pages = createElement(HostProvider, { host: store.host, children });
  return createElement(TrainerStoreContext, { value: store }, pages);
}

export function useTrainerStore(): TrainerStore {
  const store = useContext(TrainerStoreContext);
  if (!store) throw new Error('useTrainerStore: there is no store above this component');
  return store;
}

/** Id of the user whose data the store holds; null before the first load. */
export function useStoreUserId(): number | null {
  return useStore(useTrainerStore().state, ({ userId }) => userId);
}
