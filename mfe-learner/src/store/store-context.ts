import { createContext, useContext } from 'react';
import type { LearnerStore } from './learner-store';

export const LearnerStoreContext = createContext<LearnerStore | null>(null);

export function useLearnerStore(): LearnerStore {
  const store = useContext(LearnerStoreContext);
  if (!store) throw new Error('useLearnerStore: there is no store above this component');
  return store;
}
