import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { BlogState, BlogStore } from './blog-store';

export const BlogStoreContext = createContext<BlogStore | null>(null);

export function useBlogStore(): BlogStore {
  const store = useContext(BlogStoreContext);
  if (!store) throw new Error('useBlogStore: there is no store above this component');
  return store;
}

/** A part of the store's state; the selector must return the same object for the same state. */
export function useBlogState<T>(select: (state: BlogState) => T): T {
  return useStore(useBlogStore().state, select);
}
