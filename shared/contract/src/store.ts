import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HostServices } from './host';

/**
 * A remote's store: data only, one per host. It starts with what the server filled, when the page came rendered, and
 * hands its data to the server when it is filled there.
 * @param id       the remote's id
 * @param initial  the state before anything is loaded
 * @param revive   turns what the server sent into a state, e.g. to mark it as loaded now
 */
export function createRemoteStore<S extends object>(
  host: HostServices,
  id: string,
  initial: S,
  revive: (sent: S) => S = (sent) => sent,
): StoreApi<S> {
  const sent = host.hydrated<S>(id);
  const store = createStore<S>(() => (sent ? revive(sent) : initial));
  // Zustand renders on the server with the initial state; ours is filled by loaders before the render.
  if (host.environment.server) store.getInitialState = store.getState;
  host.dehydrate(id, store.getState);
  return store;
}
