import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { TrainerState, TrainerStore } from './trainer-store';

export const TrainerStoreContext = createContext<TrainerStore | null>(null);

export function useTrainerStore(): TrainerStore {
  const store = useContext(TrainerStoreContext);
  if (!store) throw new Error('useTrainerStore: there is no store above this component');
  return store;
}

/** A part of the store's state; the selector must return the same object for the same state. */
export function useTrainerState<T>(select: (state: TrainerState) => T): T {
  return useStore(useTrainerStore().state, select);
}
