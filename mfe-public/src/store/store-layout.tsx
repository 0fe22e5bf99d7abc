import { useSession } from '@kaksha/contract/host-context';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { loadMarks } from './marks';
import type { PublicStore } from './public-store';
import { PublicStoreContext } from './store-context';

/** Above all pages of this remote: hands them the store, and keeps the marks those of whoever is signed in. */
export function StoreLayout({ store }: { store: PublicStore }) {
  const { status, user } = useSession();
  const userId = user?.id ?? null;
  useEffect(() => {
    if (status !== 'unknown') void loadMarks(store, userId);
  }, [store, status, userId]);
  return (
    <PublicStoreContext value={store}>
      <Outlet />
    </PublicStoreContext>
  );
}
