import { useSession } from '@kaksha/contract/host-context';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { CompareTray } from '../compare-tray';
import type { PublicStore } from './public-store';
import { PublicStoreContext } from './store-context';

/** Provides the store to all pages of this remote, and loads the saved courses of the signed-in user. */
export function StoreLayout({ store }: { store: PublicStore }) {
  const { status, user } = useSession();
  const userId = user?.id ?? null;
  useEffect(() => {
    if (status === 'unknown') return;
    store.resetForUser(userId);
    if (userId !== null) void store.savedCourses.load();
  }, [store, status, userId]);
  // After hydration, because the server does not know this browser's choice.
  useEffect(() => store.compared.restore(), [store]);
  return (
    <PublicStoreContext value={store}>
      <Outlet />
      <CompareTray />
    </PublicStoreContext>
  );
}
