import type { NotificationsService, Readable, SessionState } from '@kaksha/contract/host';
import { createStore } from 'zustand/vanilla';
import type { Poll, PollOptions } from './poll-unread';

/** The count as used by the shell; remotes see NotificationsService. */
export interface UnreadNotifications extends Omit<NotificationsService, 'kinds' | 'raise'> {
  /** Sets a count that an answer of the API contained. */
  put(count: number): void;
}

export interface UnreadOptions {
  session: Readable<SessionState>;
  fetch: () => Promise<number>;
  /** The polling, whose code visitors do not load. */
  loadPolling?: () => Promise<{ poll: (options: PollOptions) => Poll }>;
}

const loadOwnPolling = () => import(/* webpackChunkName: "updates" */ './poll-unread');

/** The number of unread notifications. `start` follows the session: it polls while a user is signed in. */
export function createUnreadNotifications({
  session,
  fetch,
  loadPolling = loadOwnPolling,
}: UnreadOptions): UnreadNotifications & { start(): () => void } {
  const store = createStore<{ count: number | null }>(() => ({ count: null }));
  let userId: number | null = null;
  let polling: Poll | null = null;

  const follow = async () => {
    const next = session.get().user?.id ?? null;
    if (next === userId) return;
    userId = next;
    polling?.stop();
    polling = null;
    store.setState({ count: null });
    if (next === null) return;
    // Without the code there is no count, and the link to the page still works.
    const code = await loadPolling().catch(() => null);
    if (code && userId === next) polling = code.poll({ fetch, put: (count) => store.setState({ count }) });
  };

  return {
    get: () => store.getState().count,
    subscribe: store.subscribe,
    refresh: async () => polling?.now(),
    put(count) {
      if (userId !== null) store.setState({ count });
    },
    start() {
      void follow();
      const unsubscribe = session.subscribe(() => void follow());
      return () => {
        unsubscribe();
        polling?.stop();
      };
    },
  };
}
