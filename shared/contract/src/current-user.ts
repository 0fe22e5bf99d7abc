import type { CurrentUser } from '@kaksha/domain/current-user';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { HostServices } from './host';
import { useSession } from './host-context';

/**
 * The signed-in person, as soon as it is known whether there is one; null for a visitor, and on the server, which
 * renders for a visitor. For loaders: they begin before the start-up load of the current user has ended.
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
 * Runs the loaders of the pages on the screen again when somebody else is there than they loaded for: a person who
 * signed in over the page, or became another one in another tab.
 * @param loadedFor  id of the person whose data the remote's store holds; null while it holds nobody's
 */
export function useResetOnUserChange(loadedFor: number | null): void {
  const { revalidate } = useRevalidator();
  const userId = useSession().user?.id ?? null;
  useEffect(() => {
    if (userId !== null && userId !== loadedFor) void revalidate();
  }, [userId, loadedFor, revalidate]);
}
