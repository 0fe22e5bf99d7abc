import type { CurrentUser } from '@kaksha/domain/current-user';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { HostServices } from './host';
import { useSession } from './host-context';

/**
 * The signed-in user once the session is known; null for a visitor, and always on the server. For loaders, which start
 * before the session is known.
 */
export function awaitUser({ session, environment }: HostServices): Promise<CurrentUser | null> {
  if (environment.server || session.get().status !== 'unknown') return Promise.resolve(session.get().user);
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      const { status, user } = session.get();
      if (status === 'unknown') return;
      stop();
      resolve(user);
    });
  });
}

/**
 * Runs the loaders of the current pages again when another user signs in, here or in another tab.
 * @param loadedFor  id of the user whose data the remote's store holds; null for none
 */
export function useResetOnUserChange(loadedFor: number | null): void {
  const { revalidate } = useRevalidator();
  const userId = useSession().user?.id ?? null;
  useEffect(() => {
    if (userId !== null && userId !== loadedFor) void revalidate();
  }, [userId, loadedFor, revalidate]);
}
