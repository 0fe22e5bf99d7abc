import { createContext, useContext } from 'react';
import type { PublicStore } from './public-store';

export const PublicStoreContext = createContext<PublicStore | null>(null);

/** @throws when no StoreLayout is above the component */
export function usePublicStore(): PublicStore {
  const store = useContext(PublicStoreContext);
  if (!store) throw new Error('usePublicStore: there is no store above this component');
  return store;
}
