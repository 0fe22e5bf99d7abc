import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { useReadable } from '@kaksha/contract/host-context';
import { Outlet } from 'react-router-dom';
import type { BlogStore } from './blog-store';
import { BlogStoreContext } from './store-context';

/** Above all pages of this remote: provides the store, and reloads the page for a new user. */
export function StoreLayout({ store }: { store: BlogStore }) {
  useResetOnUserChange(useReadable(store.userId));
  return (
    <BlogStoreContext value={store}>
      <Outlet />
    </BlogStoreContext>
  );
}
