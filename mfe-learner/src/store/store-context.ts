import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { LearnerState, LearnerStore } from './learner-store';

export const LearnerStoreContext = createContext<LearnerStore | null>(null);

export function useLearnerStore(): LearnerStore {
  const store = useContext(LearnerStoreContext);
  if (!store) throw new Error('useLearnerStore: there is no store above this component');
  return store;
}

/** A part of the store's state; the selector must return the same object for the same state. */
export function useLearnerState<T>(select: (state: LearnerState) => T): T {
  return useStore(useLearnerStore().state, select);
}
