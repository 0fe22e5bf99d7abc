import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { Outlet } from 'react-router-dom';
import { useStore } from 'zustand';
import type { BlogStore } from './blog-store';
import { BlogStoreContext } from './store-context';

/** Above all pages of this remote: provides the store, and reloads the page for a new user. */
export function StoreLayout({ store }: { store: BlogStore }) {
  useResetOnUserChange(useStore(store.state, ({ userId }) => userId));
  return (
    <BlogStoreContext value={store}>
      <Outlet />
    </BlogStoreContext>
  );
}
