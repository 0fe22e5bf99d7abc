import { useReadable } from '@kaksha/contract/host-context';
import { createContext, useContext } from 'react';
import type { TrainerStore } from './trainer-store';

export const TrainerStoreContext = createContext<TrainerStore | null>(null);

export function useTrainerStore(): TrainerStore {
  const store = useContext(TrainerStoreContext);
  if (!store) throw new Error('useTrainerStore: there is no store above this component');
  return store;
}

/** Id of the user whose data the store holds; null before the first load. */
export function useStoreUserId(): number | null {
  return useReadable(useTrainerStore().userId);
}
