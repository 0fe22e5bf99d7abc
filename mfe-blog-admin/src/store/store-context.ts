import { createContext, useContext } from 'react';
import type { BlogStore } from './blog-store';

export const BlogStoreContext = createContext<BlogStore | null>(null);

export function useBlogStore(): BlogStore {
  const store = useContext(BlogStoreContext);
  if (!store) throw new Error('useBlogStore: there is no store above this component');
  return store;
}
